import styled from 'styled-components';
import { formatRange } from '@back-office/shared/format';
import { Link } from '@back-office/shared/router';
import { color, gridStyle, media, space, textStyle, underlinedOnHover, weight } from '@back-office/shared/theme';
import { Amount, Card, Text } from '@back-office/shared/ui';
import { openedHere, withParams } from '@back-office/shared/url';
import { CardFigures } from '../../../../parts/FiguresTable';
import { figureOf } from '../../domain/deferredLines';
import { fullCycle } from '../../domain/fullCycle';
import { scenarioRollForward } from '../../domain/rollForward';
import { daysOfStory, spanOf } from '../../domain/scenario';
import { scenarioWithId } from '../../domain/scenarioGroups';
import { DeferredSalesProvider, useDeferredSales } from '../../state/DeferredSalesProvider';
import { OpenedDetails } from '../details/OpenedDetails';
import { RollForwardCard } from '../roll-forward/RollForwardCard';
import { DrillDownFrame } from './DrillDownFrame';

/** A scenario from its first payment to its last. */
export function FullCycleScreen() {
  return (
    <DeferredSalesProvider>
      <Page />
    </DeferredSalesProvider>
  );
}

function Page() {
  const { view, params } = useDeferredSales();
  const scenario = view.scenario ?? scenarioWithId('full-cycle-option-b');
  const { story } = scenario;
  const span = formatRange(spanOf(daysOfStory(story)));
  return (
    <DrillDownFrame title="Full cycle" scenario={scenario}>
      <Card title="From deposit to sale" scope={span}>
        <Steps aria-label="From deposit to sale">
          <thead>
            <tr>
              <th scope="col">Payment</th>
              <th scope="col">Collected</th>
              <th scope="col">Gross Sales</th>
              <th scope="col">Deferred after it</th>
            </tr>
          </thead>
          <tbody>
            {fullCycle(story).map(({ row, collected, sold, deferred, explanation }) => (
              <tr key={row.id}>
                <th scope="row">
                  <Payment to={{ search: withParams(params, { txn: row.id }).toString() }} state={openedHere}>
                    {formatRange({ from: row.date, to: row.date })}, {row.description}
                  </Payment>
                  <Text as="p" tone="muted" above="2px">
                    {explanation}
                  </Text>
                </th>
                <td data-label="Collected">
                  <Amount cents={collected} />
                </td>
                <td data-label="Gross Sales">
                  <Amount cents={sold} />
                </td>
                <td data-label="Deferred after it">
                  <Amount cents={deferred} />
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Whole cycle</th>
              <td data-label="Collected">
                <Amount cents={figureOf('total-collected', story)} />
              </td>
              <td data-label="Gross Sales">
                <Amount cents={figureOf('gross-sales', story)} />
              </td>
              <td data-label="Deferred after it">
                <Amount cents={scenarioRollForward([], story).total.closing} />
              </td>
            </tr>
          </tfoot>
        </Steps>
      </Card>
      <RollForwardCard
        title="Roll-forward of the full cycle"
        scope={span}
        rollForward={scenarioRollForward([], story)}
      />
      <OpenedDetails scenario={scenario} rows={story} scope={span} />
    </DrillDownFrame>
  );
}

/** On phones the amounts stand below the payment, each with its name. */
const Steps = styled(CardFigures)`
  th,
  td {
    padding-block: ${space[3]};
    vertical-align: top;
  }

  th:first-child {
    width: 100%;
  }

  thead th {
    padding-block: ${space[1]};
  }

  ${media.phone} {
    thead {
      position: absolute;
      clip-path: inset(50%);
    }

    tr {
      ${gridStyle({ columns: 'repeat(3, minmax(0, 1fr))', padY: 3, line: 'top' })}
    }

    th,
    td {
      ${textStyle({ textAlign: 'start', pad: '0px' })}
      border: 0;
    }

    th:first-child {
      grid-column: 1 / -1;
      margin-bottom: ${space[2]};
    }

    td::before {
      ${textStyle({ block: true, size: 'xs', tone: 'muted', weight: 'regular' })}
      content: attr(data-label);
    }
  }
`;

const Payment = styled(Link)`
  font-weight: ${weight.medium};

  && {
    color: ${color.accentText};
  }
  ${underlinedOnHover}
`;
