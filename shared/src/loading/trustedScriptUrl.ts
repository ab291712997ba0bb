interface Policy {
  createScriptURL(url: string): unknown;
}

declare global {
  interface Window {
    /** Missing in browsers without trusted types. */
    readonly trustedTypes?: { createPolicy(name: string, rules: { createScriptURL(url: string): string }): Policy };
  }
}

let policy: Policy | undefined;

/**
 * The address of a script as pages and their workers demand it whose policy says `require-trusted-types-for 'script'`; they allow the policy
 * `back-office`. The webpack runtime of an area makes another one of this name for its chunks.
 */
export function trustedScriptUrl(url: string): string {
  try {
    policy ??= self.trustedTypes?.createPolicy('back-office', { createScriptURL: (address) => address });
  } catch (error) {
    console.warn('The page does not allow the trusted types policy `back-office`.', error);
  }
  // What takes the address of a script takes either.
  return policy ? (policy.createScriptURL(url) as string) : url;
}
