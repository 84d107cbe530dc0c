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
 * TLS 1.2 or 1.3 with forward secrecy. If the caller supports it, the key exchange is one that quantum computers cannot
 * break. By default, the gateway's own host accepts TLS 1.0. In strict mode, the host name of the connection must be
 * that of the request.
 */
const transportSecurity = {
  securityPolicy: SecurityPolicy.TLS13_1_2_PFS_PQ_2025_09,
  endpointAccessMode: EndpointAccessMode.STRICT,
};

/**
 * One line per request. Paths stay templates and headers are not logged, because they could contain confidential data.
 * `request_id` is the `correlation_id` in the functions' logs, and callers get it as `x-request-id`.
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
  /** If methods have their own throttle, it is in their route. */
  routes: readonly Route[];
  /** The definition that the gateway imports. */
  definition: Record<string, unknown>;
}

/** The REST API: stage, logs, throttling, and a custom host name if the environment has one. */
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
        // This decides which requests are traced; see tracingOf in service-function.ts.
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
    // Callers only see a change of it after the next deployment of the definition.
    this.latestDeployment?.addToLogicalId(transportSecurity);
    // The gateway would create it with its first error, without expiry; so it is created before the stage.
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
