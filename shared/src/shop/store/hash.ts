/** SHA-256 as hexadecimal digits; empty where the browser has none, as on pages without https. */
export async function hashOf(bytes: ArrayBuffer | Uint8Array<ArrayBuffer>): Promise<string> {
  // Missing in insecure contexts.
  const { subtle }: Partial<Crypto> = globalThis.crypto;
  if (!subtle) return '';
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether bytes are those that a hash was made of, as far as this can be told. */
export async function hasHash(bytes: ArrayBuffer, wanted: string): Promise<boolean> {
  const own = await hashOf(bytes);
  return own === '' || wanted === '' || own === wanted;
}
