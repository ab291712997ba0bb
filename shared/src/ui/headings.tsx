import { createElement, type ComponentPropsWithRef } from 'react';
import { useServices } from '@back-office/shared/contract';

type HeadingProps = ComponentPropsWithRef<'h2'>;

/** The level of a heading on the page: one level lower for each that an embedded area's title is below the first. */
export function useHeadingLevel(level: number): number {
  const { headingLevel = 1 } = useServices();
  return Math.min(level + headingLevel - 1, 6);
}

/** A heading below the screen's title. An embedded area has a title of the second level, and then this has the third. */
export function H2(props: HeadingProps) {
  return createElement(`h${useHeadingLevel(2)}`, props);
}

export function H3(props: HeadingProps) {
  return createElement(`h${useHeadingLevel(3)}`, props);
}

export function H4(props: HeadingProps) {
  return createElement(`h${useHeadingLevel(4)}`, props);
}
