// Replaces @aws-sdk/token-providers in every bundle; see lib/bundle.ts.

const refuse = (): Promise<never> =>
  Promise.reject(new Error("Functions sign with the credentials of their role; they have no bearer tokens"));

/** Where Bedrock's client would look for a bearer token in the environment. @throws Error from the provider */
export const fromEnvSigningName = () => refuse;

/** Called where the SDK would look in an SSO profile. @throws Error from the provider */
export const nodeProvider = () => refuse;
