import styled from 'styled-components';
import { useLedger, useNewerRevision } from '@back-office/shared/ledger';
import { media, space } from '@back-office/shared/theme';
import { Button, Notice } from '@back-office/shared/ui';

interface LedgerNoticesProps {
  /** Why the range of the address is not shown. */
  readonly range: string | undefined;
  readonly onDismissRange: () => void;
}

/** What the merchant has to know about the figures of the screen; nothing as a rule. */
export function LedgerNotices({ range, onDismissRange }: LedgerNoticesProps) {
  const { volumeNotice } = useLedger();
  const { newer, update } = useNewerRevision();
  if (range === undefined && volumeNotice === undefined && newer === undefined) return null;
  return (
    <Notices>
      {range !== undefined && (
        <Notice tone="notice" onDismiss={onDismissRange}>
          {range}
        </Notice>
      )}
      {volumeNotice !== undefined && <Notice tone="notice">{volumeNotice}</Notice>}
      {newer !== undefined && (
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
    </Notices>
  );
}

/** `Sample data, revision 2` after a refresh. */
export function sampleRevision(revision: number): string | undefined {
  return revision > 0 ? `Sample data, revision ${revision}` : undefined;
}

const Notices = styled.div`
  display: grid;
  gap: ${space[2]};

  ${media.print} {
    display: none;
  }
`;
