import { useEffect, useState, type RefObject } from 'react';
import type { SheetSectionLink } from './SheetLinks';

/** A section is current when its top is this close to the top of the view, in pixels. */
const reach = 96;

/** The section of a scrolling body that is being read, and a function that scrolls to a section. */
export function useScrollSpy(bodyRef: RefObject<HTMLElement | null>, sections: readonly SheetSectionLink[]) {
  const [current, setCurrent] = useState(sections[0]?.id);

  useEffect(() => {
    const body = bodyRef.current;
    if (!body) return undefined;
    const read = () => setCurrent(sectionAt(body, sections));
    body.addEventListener('scroll', read, { passive: true });
    return () => body.removeEventListener('scroll', read);
  }, [bodyRef, sections]);

  function goTo(id: string) {
    const section = bodyRef.current && sectionOf(bodyRef.current, id);
    if (!section) return;
    section.focus({ preventScroll: true });
    section.scrollIntoView({ block: 'start', behavior: prefersStillness() ? 'instant' : 'smooth' });
    setCurrent(id);
  }

  return { current, goTo };
}

function sectionAt(body: HTMLElement, sections: readonly SheetSectionLink[]): string | undefined {
  const isAtEnd = body.scrollTop + body.clientHeight >= body.scrollHeight - 1;
  // The last sections may be too short to reach the top.
  if (isAtEnd && body.scrollTop > 0) return sections.at(-1)?.id;
  const line = body.getBoundingClientRect().top + reach;
  const reached = sections.filter(({ id }) => (sectionOf(body, id)?.getBoundingClientRect().top ?? Infinity) <= line);
  return (reached.at(-1) ?? sections[0])?.id;
}

function sectionOf(body: HTMLElement, id: string): HTMLElement | null {
  return [...body.querySelectorAll<HTMLElement>('[id]')].find((element) => element.id === id) ?? null;
}

function prefersStillness(): boolean {
  return typeof window.matchMedia !== 'function' || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
