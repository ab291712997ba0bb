import type {
  HeadingLevel,
  LedgerPort,
  MountOptions,
  Mounted,
  MountSources,
  ThemeName,
} from '@back-office/shared/contract';
import type { ServerWatch } from '../../ledger/http/serverWatch';
import type { AreaEvents } from '../areaEvents';

/*
 * All that a page sees of `embed.js`. `pnpm embed-types` writes it as one file without imports, `shared/embed/embed.d.ts`,
 * which is published beside each entry and in the package `@back-office/embed`.
 */

/** Shows the area in `element`. Resolves when it is shown, or the panel that says why it is not. */
export declare function mount(element: HTMLElement, options?: MountOptions): Promise<Mounted>;

/** How a server that answers the questions of a ledger is reached, see `docs/connecting.md`. */
export interface LedgerServer {
  /** Of the server, without `/v1`: `https://ledger.example.com`. */
  readonly url: string;
  /** Sent with each request, such as the access token. Read each time, so that a new one counts at once. */
  readonly headers?: Readonly<Record<string, string>> | (() => Readonly<Record<string, string>>) | undefined;
  /** In place of that of the page. */
  readonly fetch?: typeof globalThis.fetch | undefined;
}

/** A shop behind a server. */
export interface HttpLedger extends Omit<LedgerPort, 'subscribe'>, ServerWatch {
  /** Why the last question had no answer; `undefined` while all goes well. */
  problem(): Error | undefined;
}

/**
 * A ledger for `sources` whose questions a server answers, each with one request. What has not changed is not sent again; a
 * request that failed for a moment is repeated.
 */
export declare function httpLedger(server: LedgerServer): HttpLedger;

/** The events of an area, by their names. */
export type AreaEventMap = { readonly [Name in keyof AreaEvents]: CustomEvent<AreaEvents[Name]> };

/** `<back-office-{area}>`. Its attributes are those of `docs/product/embedding.md`. */
export interface AreaElement extends HTMLElement {
  get sources(): MountSources;
  set sources(sources: MountSources | null | undefined);
  get ledger(): LedgerPort | undefined;
  set ledger(ledger: LedgerPort | null | undefined);
  /** Knows the events of the area; "error" is the one of the area. */
  addEventListener<Name extends keyof AreaEventMap>(
    type: Name,
    listener: (this: AreaElement, event: AreaEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener<Name extends keyof HTMLElementEventMap>(
    type: Name,
    listener: (this: AreaElement, event: HTMLElementEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

/** The attributes of the element, for the types of JSX. */
export interface AreaAttributes {
  readonly path?: string | undefined;
  readonly theme?: ThemeName | 'auto' | undefined;
  readonly shop?: string | undefined;
  /** Stands for the router `browser`. */
  readonly 'base-path'?: string | undefined;
  readonly 'storage-namespace'?: string | undefined;
  readonly 'heading-level'?: HeadingLevel | undefined;
  readonly nonce?: string | undefined;
}

declare global {
  interface HTMLElementTagNameMap {
    'back-office-assistant': AreaElement;
    'back-office-catalogue': AreaElement;
    'back-office-learning': AreaElement;
    'back-office-reports': AreaElement;
  }
}
