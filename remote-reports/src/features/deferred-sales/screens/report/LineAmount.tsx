import { ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { formatMoney, spokenMoney } from '@back-office/shared/format';
import { space, textStyle } from '@back-office/shared/theme';
import { Amount, Text } from '@back-office/shared/ui';
import { openedHere } from '@back-office/shared/url';
import { FigureLink } from '../../../../parts/FigureLink';
import { lineAddress, mainTarget, type LineTarget } from '../../domain/addresses';
import type { Scenario } from '../../domain/scenario';
import type { ScenarioLine } from '../../domain/scenarioReport';
import { useDeferredSales } from '../../state/DeferredSalesProvider';

interface LineAmountProps {
  readonly line: ScenarioLine;
  readonly scenario: Scenario;
}

const shows: Readonly<Record<LineTarget, string>> = {
  'sales detail': 'show sales detail',
  'full cycle': 'show full cycle',
  invoice: 'show invoice',
  transactions: 'show transactions',
};

/** The amount as a link to what it is made of. The main lines are accented and can be pressed anywhere. */
export function LineAmount({ line: { id, label, amount, count }, scenario }: LineAmountProps) {
  const { params } = useDeferredSales();
  const main = mainTarget(id, scenario);
  const target = main ?? 'transactions';
  if (!main && count === 0)
    return (
      <Text tone="muted">
        <Amount cents={amount} />
      </Text>
    );
  const to = lineAddress(target, id, params);
  const name = `${label} ${spokenMoney(amount)}, ${shows[target]}`;
  if (!main)
    return (
      <FigureLink to={to} aria-label={name}>
        {formatMoney(amount)}
      </FigureLink>
    );
  return (
    <MainLink to={to} state={target === 'sales detail' ? openedHere : undefined} data-line={id} aria-label={name}>
      {formatMoney(amount)}
      <ChevronRight size={16} aria-hidden />
    </MainLink>
  );
}

/** The press area is the row, which is positioned. */
const MainLink = styled(FigureLink)`
  position: static;

  && {
    ${textStyle({ tone: 'accent', print: { tone: 'inherit' } })}
  }

  svg {
    position: absolute;
    top: 50%;
    right: ${space[4]};
    translate: 0 -50%;
    ${textStyle({ tone: 'muted', on: 'screen' })}
  }

  &::after {
    inset: 0;
  }
`;
