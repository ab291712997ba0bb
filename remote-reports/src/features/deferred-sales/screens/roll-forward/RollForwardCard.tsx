import type { ReactNode } from 'react';
import styled from 'styled-components';
import { formatMoney, spokenMoney, unknown, type Cents, type Unknown } from '@back-office/shared/format';
import type { MeasureId } from '@back-office/shared/ledger';
import { ShownFigure } from '@back-office/shared/ledger/notices';
import { media, pressArea, space, text, textStyle } from '@back-office/shared/theme';
import { Card, Text, VisuallyHidden } from '@back-office/shared/ui';
import { FigureLink } from '../../../../parts/FigureLink';
import { CardFigures } from '../../../../parts/CardFigures';
import { SidewaysScroll } from '../../../../parts/SidewaysScroll';
import { unknownIn, type Flow, type RollForward } from '../../domain/rollForward';
import { whyDeferred } from '../../domain/scenarioTexts';

/** The address behind a figure; `undefined` if there is nothing to list. */
export type FlowLink = (column: keyof RollForward, step: keyof Flow) => string | undefined;

interface RollForwardCardProps {
  readonly title: string;
  readonly scope: string;
  readonly rollForward: RollForward;
  readonly linkOf?: FlowLink;
  /** The days of the balances, `start of Jun 22, 2025`. Phones have no room for them. */
  readonly days?: { readonly opening: string; readonly closing: string };
  /** What the balance ties to, and what it consists of. */
  readonly children?: ReactNode;
}

const columns: readonly (readonly [column: keyof RollForward, label: string])[] = [
  ['deposits', 'Deposits'],
  ['giftCards', 'Gift cards'],
  ['total', 'Total'],
];

const steps: readonly (readonly [step: keyof Flow, label: string])[] = [
  ['opening', 'Opening balance'],
  ['collected', 'Collected'],
  ['redeemed', 'Redeemed'],
  ['refunded', 'Refunded'],
  ['closing', 'Closing balance'],
];

/** How the money owed to customers changed. The steps add up downwards, the kinds to the right. */
export function RollForwardCard(props: RollForwardCardProps) {
  const { title, scope, rollForward, linkOf, days, children } = props;
  return (
    <Card title={title} scope={scope}>
      <Why>{whyDeferred}</Why>
      <SidewaysScroll label={`${title}, figures`}>
        <Flows>
          <VisuallyHidden as="caption">{title}</VisuallyHidden>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>Step</VisuallyHidden>
              </th>
              {columns.map(([column, label]) => (
                <th key={column} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {steps.map(([step, label]) => (
              <tr key={step} data-step={step}>
                <th scope="row">
                  {label}
                  {days && isBalance(step) && <Text on="wide">, {days[step]}</Text>}
                </th>
                {columns.map(([column, name]) => (
                  <td key={column}>
                    <FlowAmount
                      name={`${name}, ${label}`}
                      cents={rollForward[column][step]}
                      of={unknownIn(rollForward, column, step)}
                      to={linkOf?.(column, step)}
                      shows={isBalance(step) ? 'what it consists of' : 'transactions'}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Flows>
      </SidewaysScroll>
      {children}
    </Card>
  );
}

function isBalance(step: keyof Flow) {
  return step === 'opening' || step === 'closing';
}

interface FlowAmountProps {
  readonly name: string;
  readonly cents: Cents | Unknown;
  readonly of: readonly MeasureId[];
  readonly to: string | undefined;
  /** What is at the address. */
  readonly shows: string;
}

function FlowAmount({ name, cents, of, to, shows }: FlowAmountProps) {
  if (to === undefined || cents === 0 || cents === unknown)
    return (
      <span data-zero={cents === 0 || undefined}>
        <ShownFigure id={of} value={cents} />
      </span>
    );
  return (
    <RowsLink to={to} aria-label={`${name} ${spokenMoney(cents)}, show ${shows}`}>
      {formatMoney(cents)}
    </RowsLink>
  );
}

const Why = styled.p`
  ${textStyle({ tone: 'secondary', below: 4, maxWidth: '84ch' })}
`;

const Flows = styled(CardFigures)`
  th,
  td {
    height: 40px;
  }

  thead th {
    height: 32px;
  }

  /* Else the press area is wider than the table, which then scrolls. */
  tr > :last-child a::after {
    inset-inline-end: 0;
  }

  ${media.phone} {
    ${text.xs}

    th,
    td {
      padding-inline: ${space[2]} 0;
    }
  }
`;

export const RowsLink = styled(FigureLink)`
  && {
    ${textStyle({ tone: 'accent', print: { tone: 'inherit' } })}
  }

  /* The press area has the height of the row. */
  ${pressArea('-10px -8px')}
`;
