import { createContext, createElement, useContext, type ComponentType, type ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';

/**
 * The only thing the host and the remotes must agree on. A host of release N runs remotes of release N−1 and the
 * reverse as long as the major is the same; another major is refused before its code runs.
 */
export const contractVersion = '1.0.0';

export type ThemeName = 'light' | 'dark';

/** Leads to `path`; an entry without one is not available yet and is announced as such. */
export interface AreaMenuItem {
  readonly label: string;
  readonly path?: string;
  /** Lit on the path itself alone, not on what lies below. */
  readonly isExact?: boolean;
  readonly entries?: never;
}

/** Folds its entries; one with none is not available yet. It is open at first where it holds the current page. */
export interface AreaMenuSection {
  readonly label: string;
  readonly entries: readonly AreaMenuItem[];
  readonly path?: never;
}

export type AreaMenuEntry = AreaMenuItem | AreaMenuSection;

/** A left menu of an area: beside the content, and in the shell's drawer on phones. */
export interface AreaMenu {
  readonly label: string;
  /** It is shown at and below these paths. */
  readonly under: readonly string[];
  /** Where its back button leads, and what that place is called. */
  readonly backTo?: { readonly label: string; readonly path: string };
  readonly entries: readonly AreaMenuEntry[];
  /** The shell's own submenu lists the same: this menu steps aside while that one is open. */
  readonly isInShellSubmenu?: boolean;
}

/** What `./routes` gives: react-router route objects, relative to the root of the product. */
export interface Area {
  readonly contract: string;
  readonly routes: readonly RouteObject[];
  /** No two for one path. */
  readonly menus?: readonly AreaMenu[];
}

/** Called anew for every attempt, so that a lazy screen that failed once is fetched again. */
export type CreateArea = () => Area;

/** What the shell (or `mount`) lends an area. Read it with `useServices`. */
export interface AreaServices {
  readonly theme: ThemeName;
  /** Prefix of every stored key; empty in the composed product, so that the specified keys are exact. */
  readonly storageNamespace: string;
  /** True while the shell shows its own submenu of this area; see `AreaMenu.isInShellSubmenu`. */
  readonly isShellSubmenuOpen: boolean;
  /** The kit's `Screen` calls it as soon as it is drawn: from then on, what is less urgent may load. */
  readonly onScreen?: (() => void) | undefined;
  /** Where overlays are portalled; `undefined` means the document's body. */
  readonly portal?: HTMLElement | undefined;
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
  readonly theme?: ThemeName;
  /** BCP 47 tag; the product ships `en` only, others fall back to it. */
  readonly locale?: string;
  /** Prefix of stored keys; keeps an embedded area apart from the product and the page. */
  readonly storageNamespace?: string;
  /** `memory` leaves the page's address alone; `browser` uses it below `basePath`. */
  readonly router?: 'memory' | 'browser';
  readonly basePath?: string;
  /** Render into a shadow root, so that the page's styles and the area's never meet. */
  readonly shadow?: boolean;
  readonly onNavigate?: (path: string) => void;
}

export interface Mounted {
  update(options: Pick<MountOptions, 'theme'>): void;
  navigate(path: string): void;
  /** Removes every node, listener and timer that `mount` made. */
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
