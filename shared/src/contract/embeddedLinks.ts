import type { ComponentType, Ref } from 'react';
import type { LinkProps } from 'react-router-dom';

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
