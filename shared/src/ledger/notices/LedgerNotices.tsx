import { useSyncExternalStore, type ReactNode } from 'react';
import styled from 'styled-components';
import { longDay, type DayRange, type Moment } from '@back-office/shared/format';
import { useLedger, useNewerRevision } from '@back-office/shared/ledger';
import { gridStyle, media } from '@back-office/shared/theme';
import { Button, Notice } from '@back-office/shared/ui';
import { timeText } from '../model/calendar';
import { useIsSampleLedger } from '../port/sampleFigures';
import { storeNow, subscribeToNow } from '../session/now';

interface LedgerNoticesProps {
  /** Why the period of the address is not shown. */
  readonly range: string | undefined;
  readonly onDismissRange: () => void;
  /** The days of the figures: if some are ahead, a line says so. `undefined` for figures of an example. */
  readonly shown: DayRange | undefined;
  /** Further notices of the screen. */
  readonly children?: ReactNode;
}

/**
 * What the merchant has to know about the figures of the screen; nothing as a rule. What concerns their days is one
 * notice.
 */
export function LedgerNotices({ range, onDismissRange, shown, children }: LedgerNoticesProps) {
  const { volumeNotice } = useLedger();
  const { newer, update } = useNewerRevision();
  const isSample = useIsSampleLedger();
  const ahead = useAheadText(shown);
  return (
    <Notices>
      {ahead !== undefined && (
        // Another element without the range, so that the focus goes on when it is dismissed.
        <div key={range === undefined ? 'now' : 'range'} data-printed>
          <Notice tone="info" onDismiss={range === undefined ? undefined : onDismissRange}>
            {range === undefined ? ahead : `${ahead} ${range}`}
          </Notice>
        </div>
      )}
      {ahead === undefined && range !== undefined && (
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

/**
 * Tells that days are still ahead, or until when sales are known; `undefined` for days that are over. A ledger that the
 * page lent may end elsewhere, so of it only days that are all ahead are told.
 */
function useAheadText(range: DayRange | undefined): string | undefined {
  const isSample = useIsSampleLedger();
  // As text, so that a screen with days that are over does not render each minute.
  const text = useSyncExternalStore(subscribeToNow, () => range && aheadText(range, storeNow()));
  return isSample || (range && range.from > storeNow().day) ? text : undefined;
}

/** `Sample data, revision 2` after a refresh of the sample ledger. */
export function useSampleRevision(): string | undefined {
  const { revision } = useLedger();
  const isSample = useIsSampleLedger();
  return isSample && revision > 0 ? `Sample data, revision ${revision}` : undefined;
}

/** Tells that a range is not over: that all of it is ahead, or until when sales are known. `undefined` if it is over. */
function aheadText({ from, to }: DayRange, now: Moment): string | undefined {
  if (to < now.day) return undefined;
  if (from > now.day)
    return `${from === to ? 'This day is' : 'These days are'} still ahead: sales appear here as they happen.`;
  const rest = to > now.day ? ' Later days are still ahead.' : '';
  return `Sales until now, ${longDay(now.day)}, ${timeText(now.minute)}.${rest}`;
}

const Notices = styled.div`
  ${gridStyle({ gap: 2 })}

  &:empty {
    display: none;
  }

  ${media.print} {
    > :not([data-printed]) {
      display: none;
    }
  }
`;
