// Replaces @aws-sdk/credential-provider-node in every bundle; see lib/bundle.ts.

interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string;
}

/**
 * The credentials of a function's role as Lambda passes them in; they are valid as long as the process lives.
 * @returns a provider, as clients of the SDK expect it
 * @throws Error from the provider, if the environment has none
 */
export const defaultProvider = () => (): Promise<Credentials> => {
  const {
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_SESSION_TOKEN: sessionToken,
  } = process.env;
  if (!accessKeyId || !secretAccessKey)
    return Promise.reject(
      new Error("The environment has no AWS credentials; on Lambda they are those of the function's role"),
    );
  return Promise.resolve({ accessKeyId, secretAccessKey, ...(sessionToken ? { sessionToken } : {}) });
};
