import type { httpLedger, mount } from './embed.js';

export type * from './embed.js';

/**
 * Imports the live version of an area from where the product is published, such as `https://office.example`, and defines its
 * element. Rejects if the module does not arrive; call it again to try again.
 */
export declare function loadArea(
  area: string,
  origin: string,
): Promise<{ readonly mount: typeof mount; readonly httpLedger: typeof httpLedger }>;
