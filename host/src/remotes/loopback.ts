/** True for an address on this very machine; only such ones may be named in an override. */
export function isLoopback(address: string): boolean {
  try {
    const { protocol, hostname } = new URL(address);
    return /^https?:$/.test(protocol) && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  } catch {
    return false;
  }
}
