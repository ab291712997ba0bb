import { createContext, createElement, useContext, type ComponentType, type ReactNode, type Ref } from 'react';
import type { LinkProps, RouteObject } from 'react-router-dom';
import type { LedgerPort } from '../ledger/port/ledgerPort';
import type { Shop } from '../shop/shopRecord';
import type { DocumentStore } from './documents';
import type { ItemsSource, MountSources, ReplySource } from './sources';

export type { DocumentChange, DocumentStore, StoredDocument, WrittenDocument, WrittenDocuments } from './documents';
export type {
  ItemsChange,
  ItemsSource,
  MountSources,
  PageItem,
  ReplyPiece,
  ReplyQuestion,
  ReplySource,
} from './sources';
export type { Shop } from '../shop/shopRecord';
export type { LedgerPort } from '../ledger/port/ledgerPort';
export type { SearchContext, SearchGroup, SearchOptions, SearchProvider, SearchResult } from './search';
export type {
  BackupRecord,
  DeclaredArchive,
  DeclaredBackup,
  DeclaredValue,
  RemovedArchive,
  StoredData,
} from './stored';

/**
 * The only thing that the host and the remotes must agree on. A host of release N runs remotes of release N−1, and the
 * reverse, if the major is the same. Another major is refused before its code runs. An optional addition raises the minor.
 */
export const contractVersion = '1.19.0';

export type ThemeName = 'light' | 'dark';

export type HeadingLevel = 1 | 2 | 3;

/** Links to `path`. An item without a path is not available yet, and says so. */
export interface AreaMenuItem {
  readonly label: string;
  readonly path?: string;
  /** Active only at the path itself, not below it. */
  readonly isExact?: boolean;
  readonly entries?: never;
}

/** Shows and hides its items. At first it is open if it contains the current page. Without items it is not available yet. */
export interface AreaMenuSection {
  readonly label: string;
  readonly entries: readonly AreaMenuItem[];
  readonly path?: never;
}

export type AreaMenuEntry = AreaMenuItem | AreaMenuSection;

/** A menu of an area: left of the content, and in the shell's drawer on phones. */
export interface AreaMenu {
  readonly label: string;
  /** It is shown at and below these paths. */
  readonly under: readonly string[];
  /** The target of its back button, with its name. */
  readonly backTo?: { readonly label: string; readonly path: string };
  readonly entries: readonly AreaMenuEntry[];
  /** The shell has a submenu with the same items: this menu is hidden while that one is open. */
  readonly isInShellSubmenu?: boolean;
}

/** What `./routes` provides: react-router route objects, relative to the root of the product. */
export interface Area {
  readonly contract: string;
  readonly routes: readonly RouteObject[];
  /** At most one for each path. */
  readonly menus?: readonly AreaMenu[];
}

/** Called for every attempt, so that a lazy screen that failed is fetched again. */
export type CreateArea = () => Area;

/** A short message about what was just done. */
export interface ToastMessage {
  /** "Wildflower Honey, 350 g deleted" */
  readonly message: string;
  /** One action, usually Undo. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
  /** `done` has a check mark, `failed` a warning sign; `plain` is the default. */
  readonly tone?: 'done' | 'plain' | 'failed' | undefined;
  /** In ms, if it should stay longer than others. */
  readonly lifetime?: number | undefined;
}

/** Where toasts are shown, once for all copies of the kit. */
export interface Toasts {
  show(toast: ToastMessage): void;
  /** Moves toasts above a bar at the bottom; returns a function that moves them back. */
  lift(): () => void;
}

export interface EmbeddedLinkProps extends Omit<LinkProps, 'to'> {
  readonly to: string;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** How the links of an embedded area are drawn and followed: what is outside of the area is the page's. */
export interface EmbeddedLinks {
  readonly Link: ComponentType<EmbeddedLinkProps>;
  /** Asks the page before code of the area opens an address; false if the area stays where it is. */
  mayFollow(to: string): boolean;
}

/**
 * What the shell, or `mount`, lends to an area. Read it with `useServices`. It is the only context of the kit: an area
 * may use another copy of the kit than the shell, and has no access to contexts that are in a copy.
 */
export interface AreaServices {
  readonly theme: ThemeName;
  /**
   * Prefix of every stored key. In the composed product it is empty for the sample shop, so that the specified keys are
   * exact, and separates each own shop: `back-office:shop:<id>`.
   */
  readonly storageNamespace: string;
  /**
   * The merchant's own shop, decided when the page loads. `undefined` is the sample shop, and in an embedded area also one
   * of the page. A host before contract 1.10 has the sample alone.
   */
  readonly shop?: Shop | undefined;
  /** True outside the product, in a page that called `mount`. A host of contract 1.0 does not set it. */
  readonly isEmbedded?: boolean | undefined;
  /** True while the shell shows its own submenu of this area; see `AreaMenu.isInShellSubmenu`. */
  readonly isShellSubmenuOpen: boolean;
  /** The kit's `Screen` calls it when it is on the page: from then on, less urgent code may load. */
  readonly onScreen?: (() => void) | undefined;
  /**
   * The source of all figures; the sample ledger by default. Its answers are checked. One of the port's first version,
   * which sent rows, is refused: every screen says so.
   */
  readonly ledger?: LedgerPort | undefined;
  /** Where an embedded area keeps the item list, instead of the browser. */
  readonly items?: ItemsSource | undefined;
  /** Of a connected shop: where the lists that its merchants edit are. A host before contract 1.14 keeps them in the browser. */
  readonly documents?: DocumentStore | undefined;
  /** Who answers the assistant's questions, instead of the product. */
  readonly reply?: ReplySource | undefined;
  /** The page named its own shop: lists start empty, not with an example. */
  readonly isPageShop?: boolean | undefined;
  /** Level of a screen's title, 1 by default. Headings below it follow. */
  readonly headingLevel?: HeadingLevel | undefined;
  /** How an embedded area follows links; `undefined` means that the router does. */
  readonly links?: EmbeddedLinks | undefined;
  /** Paths of all screens with figures: links to these carry the ledger parameters. Without the list, all links do. */
  readonly figurePaths?: readonly string[] | undefined;
  /** Where overlays are rendered; `undefined` means the document's body. */
  readonly portal?: HTMLElement | undefined;
  /** An embedded area counts which parts of its screens show figures of the sample ledger. */
  readonly countSampleFigures?: ((change: 1 | -1) => void) | undefined;
  /** Lent by the kit's `ToastProvider`. Show toasts with `useToast`. */
  readonly toasts?: Toasts | undefined;
}

/** Props of a slot component such as `./widget`. `openRequest` counts the shell's requests to open it, 0 = none yet. */
export interface SlotProps {
  readonly openRequest: number;
}
export type Slot = ComponentType<SlotProps>;

/** Options of `mount`, for pages without the host. Every one has a default. */
export interface MountOptions {
  /** First path inside the area, for example `/items`. */
  readonly path?: string;
  /** `auto` is what the browser prefers, and follows it. */
  readonly theme?: ThemeName | 'auto';
  /** Prefix of stored keys. It separates an embedded area from the product and the page. */
  readonly storageNamespace?: string;
  /** `memory` does not touch the page's address; `browser` uses it below `basePath`. */
  readonly router?: 'memory' | 'browser';
  readonly basePath?: string;
  /** Render into a shadow root, so that the styles of the page and of the area do not affect each other. */
  readonly shadow?: boolean;
  readonly onNavigate?: (path: string) => void;
  /**
   * The address of a path of the product on the page, for links that can be opened in a new tab. Without it, links of the
   * memory router and links out of the area have no address; they are followed by a press.
   */
  readonly addressOf?: (path: string) => string | undefined;
  /** Where figures, items and replies come from. What is left out is what the product has itself. */
  readonly sources?: MountSources | undefined;
  /** The same as `sources.ledger`, which it replaces. */
  readonly ledger?: LedgerPort | undefined;
  /**
   * Id of a shop that the merchant added in the product at the origin of the page: its figures and lists are shown. Any
   * other id is one of the page's own: what is stored is kept apart for each, and lists start empty.
   */
  readonly shop?: string | undefined;
  /** Of a page whose content security policy allows scripts and styles by it. */
  readonly nonce?: string | undefined;
  /** Level of the area's title among the headings of the page; 2 by default, below the title of the page. */
  readonly headingLevel?: HeadingLevel | undefined;
}

export interface Mounted {
  /**
   * What is left out stays as it is. `sources` replaces all sources, `ledger` that one; without a source, the product has
   * its own again.
   */
  update(options: Pick<MountOptions, 'theme' | 'sources' | 'ledger'>): void;
  navigate(path: string): void;
  /** Removes every node, listener and timer that `mount` created. */
  unmount(): void;
}

export type Mount = (element: HTMLElement, options?: MountOptions) => Mounted;

const Services = createContext<AreaServices>({ theme: 'light', storageNamespace: '', isShellSubmenuOpen: false });

export function ServicesProvider(props: { readonly value: AreaServices; readonly children: ReactNode }) {
  return createElement(Services.Provider, { value: props.value }, props.children);
}

export function useServices(): AreaServices {
  return useContext(Services);
}
