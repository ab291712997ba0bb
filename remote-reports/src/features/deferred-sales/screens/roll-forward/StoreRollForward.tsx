import styled from 'styled-components';
import { formatRange, type Day, type DayRange } from '@back-office/shared/format';
import { useLedgerAnswer, useLedgerLink, useToday } from '@back-office/shared/ledger';
import { FiguresFailed, PartialAnswer, UpdateFailed } from '@back-office/shared/ledger/notices';
import { space } from '@back-office/shared/theme';
import { Card, Skeleton, useDelayed } from '@back-office/shared/ui';
import { storeFlowAddress } from '../../domain/addresses';
import { askStoreDeferred, type StoreDeferred } from '../../domain/storeDeferred';
import { BalanceLists } from './BalanceLists';
import { RollForwardCard, type FlowLink } from './RollForwardCard';
import { TieLines } from './TieLines';

/** The roll-forward of the whole ledger, its ties, and what the closing balance consists of. */
export function StoreRollForward({ range }: { readonly range: DayRange }) {
  const answer = useLedgerAnswer((port, signal) => askStoreDeferred(port, range, signal), [range]);
  if (answer.state === 'waiting') return <Loading />;
  if (answer.state === 'failed')
    return (
      <Card>
        <FiguresFailed what="The roll-forward" error={answer.error} onRetry={answer.retry} />
      </Card>
    );
  return (
    <>
      {answer.error && (
        <UpdateFailed asked={range} shown={answer.data.range} error={answer.error} onRetry={answer.retry} />
      )}
      {answer.data.part && <PartialAnswer shown={answer.data.part.counted} total={answer.data.part.of} />}
      <div aria-busy={answer.isStale}>
        <Loaded store={answer.data} />
      </div>
    </>
  );
}

const title = 'Roll-forward of the store';

function Loaded({ store }: { readonly store: StoreDeferred }) {
  const { range, rollForward, closing, ties } = store;
  const withLedger = useLedgerLink();
  const today = useToday();
  const linkOf: FlowLink = (column, step) => {
    const to = storeFlowAddress(column, step, range);
    return to === undefined ? undefined : withLedger(to);
  };
  return (
    <RollForwardCard
      title={title}
      scope={`${formatRange(range)} · all locations, all day`}
      rollForward={rollForward}
      linkOf={linkOf}
      days={{
        opening: range.from <= today ? `start of ${written(range.from)}` : 'now',
        closing: range.to < today ? `end of ${written(range.to)}` : 'now',
      }}
    >
      <TieLines ties={ties} />
      <Lists>
        <BalanceLists balance={closing} level={3} />
      </Lists>
    </RollForwardCard>
  );
}

function written(day: Day) {
  return formatRange({ from: day, to: day });
}

const Lists = styled.div`
  margin-top: ${space[6]};
`;

/** Pixels of the card with its lists. */
const height = 720;

function Loading() {
  const isLate = useDelayed();
  return (
    <div role="status" aria-label="Loading" style={{ height }}>
      {isLate && <Skeleton height={height} />}
    </div>
  );
}
