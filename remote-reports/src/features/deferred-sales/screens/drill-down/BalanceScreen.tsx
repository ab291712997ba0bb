import styled from 'styled-components';
import { addDays, formatRange, sumOf, type Day } from '@back-office/shared/format';
import { useLedgerAnswer, useToday } from '@back-office/shared/ledger';
import { FigureAmount, FiguresFailed, LedgerNotices } from '@back-office/shared/ledger/notices';
import { paths } from '@back-office/shared/routes';
import { color, rowStyle, space } from '@back-office/shared/theme';
import { Badge, Card, Screen, Skeleton, useDelayed } from '@back-office/shared/ui';
import { addressWith } from '../../domain/addresses';
import { depositsOf, giftCardsOf } from '../../domain/rollForward';
import { useDeferredSales } from '../../state/DeferredSalesProvider';
import { BalanceLists } from '../roll-forward/BalanceLists';

/** What the store owes its customers when a day begins. */
export function BalanceScreen({ day }: { readonly day: Day }) {
  const { params, rangeNotice, clearRange } = useDeferredSales();
  const answer = useLedgerAnswer((port, signal) => port.deferred(day, { signal }), [day]);
  const isLate = useDelayed();
  const lastDay = addDays(day, -1);
  const today = useToday();
  return (
    <Screen
      title="Deferred sales transactions"
      tag={<Badge tone="accent">Beta</Badge>}
      context={`Balance ${lastDay < today ? `at the end of ${formatRange({ from: lastDay, to: lastDay })}` : 'now'} · all locations`}
      back={{ label: 'Deferred Sales', to: addressWith(paths.deferredSales(), params, { open: undefined }) }}
    >
      <LedgerNotices range={rangeNotice} onDismissRange={clearRange} shown={{ from: lastDay, to: lastDay }} />
      {answer.state === 'waiting' && (
        <div role="status" aria-label="Loading">
          {isLate && <Skeleton height={480} />}
        </div>
      )}
      {answer.state === 'failed' && (
        <Card>
          <FiguresFailed what="The balance" error={answer.error} onRetry={answer.retry} />
        </Card>
      )}
      {answer.state === 'ready' && (
        <Card>
          <BalanceLists balance={answer.data} level={2} />
          <Owed>
            <dt>Balance, open deposits and unused gift cards</dt>
            <dd>
              <FigureAmount
                id="deposits-collected"
                cents={sumOf([depositsOf(answer.data), giftCardsOf(answer.data)])}
              />
            </dd>
          </Owed>
        </Card>
      )}
    </Screen>
  );
}

const Owed = styled.dl`
  ${rowStyle({ gap: 4, align: 'baseline', justify: 'between', size: 'sm', weight: 'strong', tabular: true, above: 6 })}
  padding-top: ${space[3]};
  border-top: 1px solid ${color.borderStrong};
`;
