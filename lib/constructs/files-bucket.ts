import { Duration, type RemovalPolicy } from "aws-cdk-lib";
import { BlockPublicAccess, Bucket, BucketEncryption, HttpMethods, ObjectOwnership } from "aws-cdk-lib/aws-s3";
import type { Construct } from "constructs";
import type { EnvironmentConfig } from "../config.ts";

/** The sweeper removes uploads that never became a briefing; this removes uploads that come even later. */
const UPLOADS_KEPT = Duration.days(1);
/** Exports are downloaded within minutes after they are made, and can be made again at any time. */
const EXPORTS_KEPT = Duration.days(1);
/** A deleted file can be restored for this long, as the table's items can (PITR). */
const DELETED_KEPT = Duration.days(35);

/**
 * The bucket of briefings, uploads and exports: private, encrypted, over TLS only. Pages may post the presigned forms
 * that they received, and read objects for which they have a presigned address.
 */
export function filesBucket(scope: Construct, config: EnvironmentConfig, removalPolicy: RemovalPolicy): Bucket {
  return new Bucket(scope, "Files", {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    encryption: BucketEncryption.S3_MANAGED,
    enforceSSL: true,
    minimumTLSVersion: 1.2,
    objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
    versioned: config.protectData,
    removalPolicy,
    lifecycleRules: [
      { id: "uploads", prefix: "uploads/", expiration: UPLOADS_KEPT },
      { id: "exports", prefix: "exports/", expiration: EXPORTS_KEPT },
      {
        id: "leftovers",
        abortIncompleteMultipartUploadAfter: Duration.days(1),
        ...(config.protectData ? { noncurrentVersionExpiration: DELETED_KEPT } : {}),
      },
    ],
    // The presigned form or address gives a page access, whatever its origin; no cookie counts here. A request that was
    // redirected from another origin has the origin `null`.
    cors: [
      {
        allowedMethods: [HttpMethods.GET, HttpMethods.POST],
        allowedOrigins: ["*"],
        allowedHeaders: ["*"],
        exposedHeaders: ["content-disposition"],
        maxAge: 600,
      },
    ],
  });
}
