import type { Module, Section } from './course';

/** A section of a course and its place. */
export interface SectionPlace {
  readonly section: Section;
  /** From 0. */
  readonly index: number;
  readonly previous: Section | undefined;
  readonly next: Section | undefined;
}

/** The section with an id; without an id the first. `undefined` if the course has no such section. */
export function sectionAt({ sections }: Module, sectionId: string | undefined): SectionPlace | undefined {
  const index = sectionId === undefined ? 0 : sections.findIndex(({ id }) => id === sectionId);
  const section = sections[index];
  return section && { section, index, previous: sections[index - 1], next: sections[index + 1] };
}

/** The section that an address names, `?section=gross-sales`. */
export function sectionIdOf(params: URLSearchParams): string | undefined {
  return params.get('section') ?? undefined;
}
