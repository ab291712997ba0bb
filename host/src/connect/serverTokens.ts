import * as v from 'valibot';

/**
 * Where access tokens of connected shops are, by shop: in the session storage, or in the local storage if the merchant asked
 * for it. Not under the namespace of the shop, because a backup has everything that is stored there.
 */
export const tokensKey = 'back-office:server-tokens';

const schema = v.record(v.string(), v.string());

/** What the page knows, also where the browser gives no storage. */
const ofThisPage = new Map<string, string>();

export function serverToken(shopId: string): string | undefined {
  return ofThisPage.get(shopId) ?? read('sessionStorage')[shopId] ?? read('localStorage')[shopId];
}

/** Whether the merchant asked to keep the token on this device. */
export function isTokenKept(shopId: string): boolean {
  return read('localStorage')[shopId] !== undefined;
}

/** Keeps a token until the tab is closed, or on this device. False if the browser refuses to keep it. */
export function storeToken(shopId: string, token: string, { isKept }: { readonly isKept: boolean }): boolean {
  ofThisPage.set(shopId, token);
  change(isKept ? 'sessionStorage' : 'localStorage', shopId, undefined);
  return change(isKept ? 'localStorage' : 'sessionStorage', shopId, token);
}

export function forgetToken(shopId: string): void {
  ofThisPage.delete(shopId);
  change('sessionStorage', shopId, undefined);
  change('localStorage', shopId, undefined);
}

/** The header that a server asks for. */
export function bearer(token: string | undefined): Readonly<Record<string, string>> {
  return token === undefined ? {} : { Authorization: `Bearer ${token}` };
}

type Area = 'sessionStorage' | 'localStorage';

/** A storage that is blocked throws when it is touched. What cannot be read is no token: it is asked for again. */
function read(area: Area): Readonly<Record<string, string>> {
  try {
    return v.parse(schema, JSON.parse(window[area].getItem(tokensKey) ?? '{}'));
  } catch {
    return {};
  }
}

function change(area: Area, shopId: string, token: string | undefined): boolean {
  const { [shopId]: before, ...others } = read(area);
  if (before === token) return true;
  const tokens = token === undefined ? others : { ...others, [shopId]: token };
  try {
    if (Object.keys(tokens).length === 0) window[area].removeItem(tokensKey);
    else window[area].setItem(tokensKey, JSON.stringify(tokens));
    return true;
  } catch {
    return false;
  }
}
