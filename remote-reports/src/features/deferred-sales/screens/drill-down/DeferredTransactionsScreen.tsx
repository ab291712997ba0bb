import { Receipt } from 'lucide-react';
import { isDay, pluralize } from '@back-office/shared/format';
import { paths } from '@back-office/shared/routes';
import { Amount, ButtonLink, EmptyState } from '@back-office/shared/ui';
import { Table } from '@back-office/shared/ui/table';
import styled from 'styled-components';
import { media, rowStyle } from '@back-office/shared/theme';
import { addressWith } from '../../domain/addresses';
import { lineOf } from '../../domain/deferredParams';
import { figureOf, lineLabel, rowsOnLine } from '../../domain/deferredLines';
import { shownDays, spanOf, type Scenario } from '../../domain/scenario';
import { scenarioReport } from '../../domain/scenarioReport';
import { scenarioWithId } from '../../domain/scenarioGroups';
import { scopeOf } from '../../domain/scenarioTexts';
import { DeferredSalesProvider, useDeferredSales } from '../../state/DeferredSalesProvider';
import { OpenedDetails } from '../details/OpenedDetails';
import { idOf, paymentTable } from '../rowColumns';
import { BalanceScreen } from './BalanceScreen';
import { DrillDownFrame } from './DrillDownFrame';

/** The payments behind a line of a scenario, or what a balance of the store consists of. */
export function DeferredTransactionsScreen() {
  return (
    <DeferredSalesProvider>
      <Page />
    </DeferredSalesProvider>
  );
}

function Page() {
  const { view, params } = useDeferredSales();
  const day = params.get('open');
  if (day !== null && isDay(day)) return <BalanceScreen day={day} />;
  return <Payments scenario={view.scenario ?? scenarioWithId('invoice-full-cycle')} />;
}

function Payments({ scenario }: { readonly scenario: Scenario }) {
  const { view, params, openPayment } = useDeferredSales();
  const line = lineOf(params);
  const { rows } = scenarioReport(scenario, view.scope, view.groupBy);
  const shown = line === undefined ? rows : rowsOnLine(line, rows);
  const scope = scopeOf(view, spanOf(shownDays(scenario, view.scope.range)));
  const figure = line ?? 'total-collected';
  return (
    <DrillDownFrame title="Deferred sales transactions" scenario={scenario}>
      <Line>
        <span>
          {line === undefined ? 'All payments' : lineLabel(line)} · {scope}
        </span>
        {line !== undefined && (
          <ButtonLink variant="link" size="small" to={addressWith(paths.deferredTransactions(), params, {})}>
            Show all payments of the scenario
          </ButtonLink>
        )}
      </Line>
      <Table
        label="Deferred sales transactions"
        rows={shown}
        rowKey={idOf}
        columns={paymentTable}
        onOpen={({ id }) => openPayment(id)}
        foot={[
          {
            id: 'collected',
            cells: {
              date: `Collected · ${pluralize(shown.length, 'transaction')}`,
              amount: <Amount cents={figureOf('total-collected', shown)} />,
            },
          },
          {
            id: 'line',
            cells: { date: `${lineLabel(figure)} in the report`, amount: <Amount cents={figureOf(figure, shown)} /> },
            isStrong: true,
          },
        ]}
        empty={nothingFound}
      />
      <OpenedDetails scenario={scenario} rows={rows} scope={scope} />
    </DrillDownFrame>
  );
}

const nothingFound = <EmptyState icon={<Receipt />} title="No transactions found for this filter." />;

const Line = styled.div`
  ${rowStyle({ gap: [1, 4], justify: 'between', wrap: true, minHeight: '32px' })}

  ${media.print} {
    a {
      display: none;
    }
  }
`;
