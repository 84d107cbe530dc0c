import { CfnOutput } from "aws-cdk-lib";
import {
  AccessLogFormat,
  ApiDefinition,
  EndpointType,
  LogGroupLogDestination,
  MethodLoggingLevel,
  SecurityPolicy,
  SpecRestApi,
} from "aws-cdk-lib/aws-apigateway";
import { Certificate } from "aws-cdk-lib/aws-certificatemanager";
import { LogGroup, type RetentionDays } from "aws-cdk-lib/aws-logs";
import type { Construct } from "constructs";
import type { EnvironmentConfig } from "../config.ts";
import { RESOURCE_ROOT, STAGE } from "../gateway/definition.ts";
import { logRemovalPolicy } from "./service-function.ts";

/** One line per request. Paths stay templates and no header is logged: they could carry what is nobody's business. */
const accessLogFormat = AccessLogFormat.custom(
  JSON.stringify({
    request_id: "$context.requestId",
    at: "$context.requestTime",
    address: "$context.identity.sourceIp",
    method: "$context.httpMethod",
    resource: "$context.resourcePath",
    status: "$context.status",
    duration_ms: "$context.responseLatency",
    function_ms: "$context.integrationLatency",
    bytes: "$context.responseLength",
    gateway_error: "$context.error.responseType",
    firewall: "$context.wafResponseCode",
  }),
);

export interface ServiceApiProps {
  config: EnvironmentConfig;
  /** What the gateway imports. */
  definition: Record<string, unknown>;
}

/** The REST API: stage, logs, throttling, and a host name of its own where the environment has one. */
export class ServiceApi extends SpecRestApi {
  constructor(scope: Construct, id: string, { config, definition }: ServiceApiProps) {
    super(scope, id, {
      restApiName: `${config.name}-api`,
      apiDefinition: ApiDefinition.fromInline(definition),
      endpointTypes: [EndpointType.REGIONAL],
      disableExecuteApiEndpoint: config.domain !== undefined,
      cloudWatchRole: true,
      deployOptions: {
        stageName: STAGE,
        throttlingRateLimit: config.throttle.rate,
        throttlingBurstLimit: config.throttle.burst,
        metricsEnabled: true,
        loggingLevel: MethodLoggingLevel.ERROR,
        // Would write bodies into the log, passwords among them.
        dataTraceEnabled: false,
        accessLogDestination: new LogGroupLogDestination(
          new LogGroup(scope, "AccessLog", {
            logGroupName: `/aws/apigateway/${config.name}-api`,
            retention: config.logRetentionDays as RetentionDays,
            removalPolicy: logRemovalPolicy(config),
          }),
        ),
        accessLogFormat,
      },
    });
    this.addHostName(config);
  }

  private addHostName({ domain }: EnvironmentConfig): void {
    if (!domain) {
      new CfnOutput(this, "BaseUrl", { value: `${this.url}${RESOURCE_ROOT.slice(1)}` });
      return;
    }
    const { domainNameAliasDomainName } = this.addDomainName("Domain", {
      domainName: domain.name,
      certificate: Certificate.fromCertificateArn(this, "Certificate", domain.certificateArn),
      endpointType: EndpointType.REGIONAL,
      securityPolicy: SecurityPolicy.TLS_1_2,
      basePath: STAGE,
    });
    new CfnOutput(this, "BaseUrl", { value: `https://${domain.name}/${STAGE}${RESOURCE_ROOT}` });
    new CfnOutput(this, "DomainTarget", {
      description: `Where a DNS alias of ${domain.name} has to point`,
      value: domainNameAliasDomainName,
    });
  }
}
