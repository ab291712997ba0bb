export type ReadAddress =
  { readonly ok: true; readonly url: string } | { readonly ok: false; readonly problem: string };

const example = 'Write an address such as https://ledger.example.com.';

/**
 * The address of a server as it is stored: without a slash at the end. A token is only sent over an encrypted connection,
 * to this machine, or to what the deployment allows.
 */
export function readServerAddress(typed: string, allowed: readonly string[] = []): ReadAddress {
  const text = typed.trim();
  if (text === '') return { ok: false, problem: 'Enter the address of the server.' };
  const withScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `${isLocal(text) ? 'http' : 'https'}://${text}`;
  if (/\s/.test(text) || !URL.canParse(withScheme)) return { ok: false, problem: example };
  const { protocol, hostname, origin, pathname, username, search, hash } = new URL(withScheme);
  if (!/^https?:$/.test(protocol)) return { ok: false, problem: example };
  if (username !== '' || search !== '' || hash !== '')
    return { ok: false, problem: 'Leave out names, passwords and everything after ? or #.' };
  const url = `${origin}${pathname}`.replace(/\/+$/, '').replace(/\/v1$/, '');
  if (protocol === 'http:' && !isLocal(hostname) && !allowed.includes(url))
    return {
      ok: false,
      problem: 'Use an address that begins with https://, so that nobody on the way reads the token.',
    };
  return { ok: true, url };
}

function isLocal(host: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:|\/|$)/i.test(host);
}

/** The servers that the deployment allows, from the registry; none if it names none or cannot be read. */
export async function allowedServers(boot = window.backOfficeBoot): Promise<readonly string[]> {
  const registry = await boot?.registry.catch(() => undefined);
  if (typeof registry !== 'object' || registry === null || !('ledgers' in registry)) return [];
  const { ledgers } = registry;
  return Array.isArray(ledgers) ? ledgers.filter((address): address is string => typeof address === 'string') : [];
}
