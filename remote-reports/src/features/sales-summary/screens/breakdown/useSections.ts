import { useState } from 'react';
import type { ReportLine } from '../../domain/reportLines';

/** Open at first; all others are closed (spec B §2). */
const openAtFirst: ReadonlySet<string> = new Set(['gross-sales', 'total-payments', 'fees']);

/** Which sections of the breakdown are open. */
export function useSections(lines: readonly ReportLine[]) {
  const [open, setOpen] = useState(openAtFirst);
  const expandable = lines.filter(({ blocks }) => blocks.length > 0).map(({ id }) => id);
  const isAllOpen = expandable.every((id) => open.has(id));
  return {
    isOpen: (id: string) => open.has(id),
    isAllOpen,
    toggle: (id: string) => setOpen((ids) => (ids.has(id) ? without(ids, id) : new Set([...ids, id]))),
    toggleAll: () => setOpen(new Set(isAllOpen ? [] : expandable)),
  };
}

function without(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return new Set([...ids].filter((other) => other !== id));
}
