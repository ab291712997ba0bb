import { useCallback, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { gridStyle, size, space } from '@back-office/shared/theme';
import { Notice } from '@back-office/shared/ui';
import type { LedgerPort } from '../port/ledgerPort';

/** Says that a ledger works on a question for longer than usual. */
export function SlowServer({ ledger }: { readonly ledger: Pick<LedgerPort, 'subscribe' | 'isSlow'> }) {
  const subscribe = useCallback((listener: () => void) => ledger.subscribe?.(listener) ?? noop, [ledger]);
  const isSlow = useSyncExternalStore(subscribe, () => ledger.isSlow?.() ?? false);
  if (!isSlow) return null;
  return (
    <Notice tone="notice">The server is still working on the figures. They are shown as soon as they are here.</Notice>
  );
}

const noop = () => undefined;

/** Notices above every screen of a shop. Without any, it takes no room. */
export const NoticeStack = styled.div`
  ${gridStyle({ gap: 2 })}

  &:not(:empty) {
    padding: ${space[3]} ${size.gutter} 0;
  }
`;
