export type ReadAddress =
  | { readonly ok: true; readonly url: string }
  | { readonly ok: false; readonly problem: string };

interface AddressKind {
  readonly missing: string;
  readonly example: string;
  /** What goes over the connection, in a sentence about reading it on the way. */
  readonly secret: string;
}

const ledgerAddress: AddressKind = {
  missing: 'Enter the address of the server.',
  example: 'Write an address such as https://ledger.example.com.',
  secret: 'the token',
};

const modelAddress: AddressKind = {
  missing: 'Enter the address of the model.',
  example: 'Write an address such as https://llm.example.com/v1.',
  secret: 'your figures',
};

/**
 * The address of a server as it is stored: without a slash at the end. A token is only sent over an encrypted connection,
 * to this machine, or to what the deployment allows.
 */
export function readServerAddress(typed: string, allowed: readonly string[] = []): ReadAddress {
  return readAddress(typed, allowed, ledgerAddress, /\/v1$/);
}

/** The address that `/chat/completions` follows. */
export function readModelAddress(typed: string, allowed: readonly string[] = []): ReadAddress {
  return readAddress(typed, allowed, modelAddress, /\/chat\/completions$/);
}

function readAddress(typed: string, allowed: readonly string[], kind: AddressKind, endpoint: RegExp): ReadAddress {
  const { missing, example, secret } = kind;
  const text = typed.trim();
  if (text === '') return { ok: false, problem: missing };
  const withScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `${isLocal(text) ? 'http' : 'https'}://${text}`;
  if (/\s/.test(text) || !URL.canParse(withScheme)) return { ok: false, problem: example };
  const { protocol, hostname, origin, pathname, username, search, hash } = new URL(withScheme);
  if (!/^https?:$/.test(protocol)) return { ok: false, problem: example };
  if (username !== '' || search !== '' || hash !== '')
    return { ok: false, problem: 'Leave out names, passwords and everything after ? or #.' };
  const url = `${origin}${pathname}`.replace(/\/+$/, '').replace(endpoint, '');
  if (protocol === 'http:' && !isLocal(hostname) && !allowed.includes(url))
    return {
      ok: false,
      problem: `Use an address that begins with https://, so that nobody on the way reads ${secret}.`,
    };
  return { ok: true, url };
}

function isLocal(host: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:|\/|$)/i.test(host);
}

/** The servers that the deployment allows, from the registry; none if it names none or cannot be read. */
export async function allowedServers(boot = window.backOfficeBoot): Promise<readonly string[]> {
  return addressesIn(await boot?.registry.catch(() => undefined), 'ledgers');
}

/** The same of language models. */
export async function allowedModels(boot = window.backOfficeBoot): Promise<readonly string[]> {
  return addressesIn(await boot?.registry.catch(() => undefined), 'models');
}

function addressesIn(registry: unknown, part: 'ledgers' | 'models'): readonly string[] {
  if (typeof registry !== 'object' || registry === null || !(part in registry)) return [];
  const addresses = (registry as Readonly<Record<string, unknown>>)[part];
  return Array.isArray(addresses) ? addresses.filter((address): address is string => typeof address === 'string') : [];
}
