import { describe, expect, it } from "vitest";
import { functionRights } from "../../lib/permissions/function-rights.ts";
import { rightText } from "../../lib/permissions/right.ts";
import { valueResolver, type StackTemplate } from "../../lib/permissions/template-values.ts";

const MODEL_IDS = JSON.stringify({
  persona: ["acme.p"],
  moderator: "acme.m",
  report: "acme.r",
  parse: "acme.s",
  embedding: "acme.e",
  fallbacks: { "acme.p": "acme.i" },
});

const data: StackTemplate = {
  Resources: {
    Table: { Type: "AWS::DynamoDB::Table" },
    Mail: { Type: "AWS::SQS::Queue" },
    Deletion: { Type: "AWS::SQS::Queue" },
    Files: { Type: "AWS::S3::Bucket" },
  },
  Outputs: {
    A: { Value: { Ref: "Table" }, Export: { Name: "data:table" } },
    B: { Value: { "Fn::GetAtt": ["Table", "Arn"] }, Export: { Name: "data:table-arn" } },
    C: { Value: { Ref: "Mail" }, Export: { Name: "data:mail" } },
    D: { Value: { "Fn::GetAtt": ["Mail", "Arn"] }, Export: { Name: "data:mail-arn" } },
    E: { Value: { Ref: "Files" }, Export: { Name: "data:files" } },
    F: { Value: { "Fn::GetAtt": ["Files", "Arn"] }, Export: { Name: "data:files-arn" } },
    G: { Value: { "Fn::GetAtt": ["Deletion", "Arn"] }, Export: { Name: "data:deletion-arn" } },
  },
};
const imported = (name: string) => ({ "Fn::ImportValue": `data:${name}` });
const joined = (...parts: unknown[]) => ({ "Fn::Join": ["", parts] });

/** One function of the catalogue whose role has some statements, in a stack beside that of the data. */
function rightsWith(statements: object[], role: object = {}): string[] {
  const work: StackTemplate = {
    Resources: {
      machine: { Type: "AWS::StepFunctions::StateMachine", Properties: { StateMachineName: "staging-simulation" } },
      role: { Type: "AWS::IAM::Role", Properties: role as Record<string, unknown> },
      policy: {
        Type: "AWS::IAM::Policy",
        Properties: { Roles: [{ Ref: "role" }], PolicyDocument: { Statement: statements } },
      },
      lambda: {
        Type: "AWS::Lambda::Function",
        Properties: {
          FunctionName: "staging-api-auth",
          Role: { "Fn::GetAtt": ["role", "Arn"] },
          Environment: {
            Variables: {
              TABLE_NAME: imported("table"),
              MAIL_QUEUE_URL: imported("mail"),
              FILES_BUCKET: imported("files"),
              SIMULATION_ARN: { Ref: "machine" },
              MAIL_FROM: "no-reply@mail.example.com",
              MODEL_IDS,
            },
          },
        },
      },
    },
  };
  const templates = { data, work };
  const rights = functionRights({ templates, resolve: valueResolver(templates) }).get("api-auth");
  return (rights?.code ?? []).map(rightText);
}
const allow = (Action: string, Resource: unknown) => ({ Effect: "Allow", Action, Resource });

describe("a resource in a policy", () => {
  it.each<[string, unknown, string]>([
    ["dynamodb:GetItem", imported("table-arn"), "TABLE_NAME"],
    ["dynamodb:Query", joined(imported("table-arn"), "/index/work"), "TABLE_NAME/index/work"],
    ["sqs:SendMessage", imported("mail-arn"), "MAIL_QUEUE_URL"],
    ["s3:GetObject", joined(imported("files-arn"), "/uploads/*"), "FILES_BUCKET/uploads/*"],
    ["s3:ListBucket", imported("files-arn"), "FILES_BUCKET"],
    ["states:StartExecution", { Ref: "machine" }, "SIMULATION_ARN"],
    [
      "states:StopExecution",
      joined("arn:aws:states:x:", { Ref: "AWS::AccountId" }, ":execution:staging-simulation:*"),
      "executions of SIMULATION_ARN",
    ],
    ["bedrock:InvokeModel", "arn:aws:bedrock:x::foundation-model/acme.p", "MODEL_IDS.persona"],
    ["bedrock:InvokeModel", "arn:aws:bedrock:x::foundation-model/acme.i", "MODEL_IDS.fallbacks"],
    ["ses:SendEmail", "arn:aws:ses:x:1:identity/mail.example.com", "domain of MAIL_FROM"],
  ])("of %s is called after the variable that leads to it", (action, resource, name) => {
    expect(rightsWith([allow(action, resource)])).toEqual([`${action} on ${name}`]);
  });

  it.each<[string, unknown, string]>([
    ["another queue", imported("deletion-arn"), "<data.Deletion.Arn>"],
    [
      "another state machine",
      "arn:aws:states:x:1:execution:staging-other:*",
      "arn:aws:states:x:1:execution:staging-other:*",
    ],
    ["another model", "arn:aws:bedrock:x::foundation-model/acme.x", "arn:aws:bedrock:x::foundation-model/acme.x"],
    ["another domain", "arn:aws:ses:x:1:identity/example.com", "arn:aws:ses:x:1:identity/example.com"],
    ["everything", "*", "*"],
  ])("that is %s keeps its own name", (_, resource, name) => {
    expect(rightsWith([allow("some:Action", resource)])).toEqual([`some:Action on ${name}`]);
  });
});

describe("a role", () => {
  it("allows what its inline and managed policies do as well", () => {
    const role = {
      Policies: [{ PolicyDocument: { Statement: [allow("sqs:SendMessage", imported("mail-arn"))] } }],
      ManagedPolicyArns: ["arn:aws:iam::aws:policy/AdministratorAccess"],
    };
    expect(rightsWith([], role)).toEqual([
      "everything of arn:aws:iam::aws:policy/AdministratorAccess on *",
      "sqs:SendMessage on MAIL_QUEUE_URL",
    ]);
  });

  it.each([
    { Effect: "Deny", Action: "sqs:SendMessage", Resource: "*" },
    { Effect: "Allow", NotAction: "sqs:SendMessage", Resource: "*" },
    { Effect: "Allow", Action: "sqs:SendMessage", NotResource: "*" },
  ])("with a statement that cannot be compared is an error: %j", (statement) => {
    expect(() => rightsWith([statement])).toThrow("cannot be compared");
  });

  it("with a resource that cannot be followed is an error", () => {
    expect(() => rightsWith([allow("sqs:SendMessage", { "Fn::ImportValue": "nobody:exports-this" })])).toThrow(
      "cannot be followed",
    );
  });
});
