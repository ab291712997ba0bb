import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useLedger, useNewerRevision } from '@back-office/shared/ledger';
import { media, space } from '@back-office/shared/theme';
import { Button, Notice } from '@back-office/shared/ui';
import { useIsSampleLedger } from '../port/LedgerPortProvider';

interface LedgerNoticesProps {
  /** Why the period of the address is not shown. */
  readonly range: string | undefined;
  readonly onDismissRange: () => void;
  /** Further notices of the screen. */
  readonly children?: ReactNode;
}

/** What the merchant has to know about the figures of the screen; nothing as a rule. */
export function LedgerNotices({ range, onDismissRange, children }: LedgerNoticesProps) {
  const { volumeNotice } = useLedger();
  const { newer, update } = useNewerRevision();
  const isSample = useIsSampleLedger();
  return (
    <Notices>
      {range !== undefined && (
        <Notice tone="notice" onDismiss={onDismissRange}>
          {range}
        </Notice>
      )}
      {isSample && volumeNotice !== undefined && <Notice tone="notice">{volumeNotice}</Notice>}
      {isSample && newer !== undefined && (
        <Notice
          tone="info"
          action={
            <Button variant="link" size="small" onClick={update}>
              Update
            </Button>
          }
        >
          The figures were refreshed in another tab.
        </Notice>
      )}
      {children}
    </Notices>
  );
}

/** `Sample data, revision 2` after a refresh of the sample ledger. */
export function useSampleRevision(): string | undefined {
  const { revision } = useLedger().ledger;
  const isSample = useIsSampleLedger();
  return isSample && revision > 0 ? `Sample data, revision ${revision}` : undefined;
}

const Notices = styled.div`
  display: grid;
  gap: ${space[2]};

  &:empty {
    display: none;
  }

  ${media.print} {
    display: none;
  }
`;
