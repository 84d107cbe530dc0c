import { CfnOutput } from "aws-cdk-lib";
import {
  AccessLogFormat,
  ApiDefinition,
  EndpointAccessMode,
  EndpointType,
  LogGroupLogDestination,
  SecurityPolicy,
  SpecRestApi,
  type CfnRestApi,
} from "aws-cdk-lib/aws-apigateway";
import { Certificate } from "aws-cdk-lib/aws-certificatemanager";
import type { Construct } from "constructs";
import type { Route } from "../../functions/platform/http/route.ts";
import type { EnvironmentConfig } from "../config.ts";
import { RESOURCE_ROOT, STAGE } from "../gateway/definition.ts";
import { methodRecords, methodThrottles } from "../gateway/method-throttles.ts";
import { serviceLogGroup } from "./service-function.ts";

/**
 * TLS 1.2 or 1.3 with forward secrecy, and a key exchange that quantum computers do not break where the caller knows
 * it. Left to itself the gateway's own host takes TLS 1.0. In strict mode the name that the connection was made to is
 * the name that is asked for.
 */
const transportSecurity = {
  securityPolicy: SecurityPolicy.TLS13_1_2_PFS_PQ_2025_09,
  endpointAccessMode: EndpointAccessMode.STRICT,
};

/**
 * One line per request. Paths stay templates and no header is logged: they could carry what is nobody's business.
 * `request_id` is what functions log as `correlation_id` and callers get as `x-request-id`.
 */
const accessLogFormat = AccessLogFormat.custom(
  JSON.stringify({
    request_id: "$context.requestId",
    at: "$context.requestTime",
    address: "$context.identity.sourceIp",
    method: "$context.httpMethod",
    resource: "$context.resourcePath",
    status: "$context.status",
    tls: "$context.tlsVersion",
    duration_ms: "$context.responseLatency",
    function_ms: "$context.integrationLatency",
    bytes: "$context.responseLength",
    gateway_error: "$context.error.responseType",
    firewall: "$context.wafResponseCode",
    trace: "$context.xrayTraceId",
  }),
);

export interface ServiceApiProps {
  config: EnvironmentConfig;
  /** Where methods have a throttle of their own, they say so. */
  routes: readonly Route[];
  /** What the gateway imports. */
  definition: Record<string, unknown>;
}

/** The REST API: stage, logs, throttling, and a host name of its own where the environment has one. */
export class ServiceApi extends SpecRestApi {
  constructor(scope: Construct, id: string, { config, routes, definition }: ServiceApiProps) {
    super(scope, id, {
      restApiName: `${config.name}-api`,
      apiDefinition: ApiDefinition.fromInline(definition),
      endpointTypes: [EndpointType.REGIONAL],
      disableExecuteApiEndpoint: config.domain !== undefined,
      cloudWatchRole: true,
      deployOptions: {
        stageName: STAGE,
        // Which requests are traced is decided here; see tracingOf in service-function.ts.
        tracingEnabled: true,
        throttlingRateLimit: config.throttle.rate,
        throttlingBurstLimit: config.throttle.burst,
        ...methodRecords,
        methodOptions: methodThrottles(routes),
        accessLogDestination: new LogGroupLogDestination(
          serviceLogGroup(scope, "AccessLog", `/aws/apigateway/${config.name}-api`, config),
        ),
        accessLogFormat,
      },
    });
    const resource = this.node.defaultChild as CfnRestApi;
    resource.securityPolicy = transportSecurity.securityPolicy;
    resource.endpointAccessMode = transportSecurity.endpointAccessMode;
    // A change of it reaches callers with the next deployment of the definition only.
    this.latestDeployment?.addToLogicalId(transportSecurity);
    // The gateway would make it with its first error, to be kept for ever; so it is there before the stage is.
    const executionLog = `API-Gateway-Execution-Logs_${this.restApiId}/${STAGE}`;
    this.deploymentStage.node.addDependency(serviceLogGroup(scope, "ExecutionLog", executionLog, config));
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
      ...transportSecurity,
      basePath: STAGE,
    });
    new CfnOutput(this, "BaseUrl", { value: `https://${domain.name}/${STAGE}${RESOURCE_ROOT}` });
    new CfnOutput(this, "DomainTarget", {
      description: `Where a DNS alias of ${domain.name} has to point`,
      value: domainNameAliasDomainName,
    });
  }
}
