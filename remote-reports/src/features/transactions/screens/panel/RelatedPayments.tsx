import { ArrowRight } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { formatDay, formatMoney, unknown } from '@back-office/shared/format';
import { causeOf, mapAnswer, useLedgerAnswer, type RelatedRows, type Transaction } from '@back-office/shared/ledger';
import { Link } from '@back-office/shared/router';
import { boxStyle, color, media, radius, rowStyle, textStyle } from '@back-office/shared/theme';
import { Button, Grid, Skeleton, Text, useDelayed } from '@back-office/shared/ui';

interface RelatedPaymentsProps {
  readonly transaction: Transaction;
  /** The address of the page with the panel of a transaction open. */
  readonly addressOf: (id: string) => string;
  readonly onOpen: (id: string) => void;
}

/** Links between a sale and its refunds, between a deposit and the sale that completed it, and between a gift card and what it paid for. */
export function RelatedPayments(props: RelatedPaymentsProps) {
  const { transaction } = props;
  const answer = useLedgerAnswer(
    (port, signal) => mapAnswer(port.related(transaction, { signal }), (related) => ({ of: transaction.id, related })),
    [transaction],
  );
  if (answer.state === 'ready' && answer.data.of === transaction.id)
    return <RelatedLinks {...props} related={answer.data.related} />;
  if (answer.state !== 'waiting' && answer.error)
    return (
      <Failed role="alert">
        Related transactions could not be loaded. {causeOf(answer.error)}
        <Button variant="link" size="small" onClick={answer.retry}>
          Retry
        </Button>
      </Failed>
    );
  return <Waiting />;
}

function Waiting() {
  const isLate = useDelayed();
  return <Space>{isLate && <Skeleton height={40} />}</Space>;
}

function RelatedLinks(props: RelatedPaymentsProps & { readonly related: RelatedRows }) {
  const { related, transaction, addressOf, onOpen } = props;
  const { sale, refunds, deposit, completion, giftCards, giftCardUses } = related;
  const links = [
    ...linkTo(sale, ({ id, date }) => (
      <>
        Refund of <Id>{id}</Id> from {formatDay(date)}
      </>
    )),
    ...refunds.flatMap((refund) =>
      linkTo(refund, ({ id, date, totalCollected }) => (
        <>
          Refunded {refundedText(totalCollected)}on {formatDay(date)}, <Id>{id}</Id>
        </>
      )),
    ),
    ...linkTo(deposit, ({ id, date, depositCollected }) => (
      <>
        Deposit of {formatMoney(depositCollected)} from {formatDay(date)}, <Id>{id}</Id>
      </>
    )),
    ...linkTo(completion, ({ id, date }) => (
      <>
        Completed on {formatDay(date)}, <Id>{id}</Id>
      </>
    )),
    ...giftCards.flatMap(({ row, amount }) =>
      linkTo(row, ({ id, date }) => (
        <>
          {formatMoney(amount)} by the gift card sold on {formatDay(date)}, <Id>{id}</Id>
        </>
      )),
    ),
    ...giftCardUses.flatMap(({ row, amount }) =>
      linkTo(row, ({ id, date }) => (
        <>
          {formatMoney(amount)} redeemed on {formatDay(date)}, <Id>{id}</Id>
        </>
      )),
    ),
  ];
  const isIncomplete = transaction.status === 'Partially Paid' && completion === undefined;
  if (links.length === 0 && !isIncomplete) return null;
  return (
    <Grid as="ul" gap={2} size="sm" aria-label="Related transactions">
      {links.map(({ id, label }) => (
        <li key={id}>
          <Related to={addressOf(id)} onClick={onPlainClick(() => onOpen(id))}>
            <span>{label}</span>
            <ArrowRight aria-hidden />
          </Related>
        </li>
      ))}
      {isIncomplete && (
        <Text as="li" tone="muted">
          Not completed yet.
        </Text>
      )}
    </Grid>
  );
}

/** Leaves a press with a modifier key, for a new tab, to the browser. */
function onPlainClick(act: () => void) {
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    act();
  };
}

function refundedText(collected: Transaction['totalCollected']) {
  return collected === unknown || collected >= 0 ? '' : `${formatMoney(0 - collected)} `;
}

function linkTo(row: Transaction | undefined, labelOf: (row: Transaction) => ReactNode) {
  return row ? [{ id: row.id, label: labelOf(row) }] : [];
}

const Failed = styled.p`
  ${rowStyle({ gap: 2, size: 'sm', tone: 'muted', minHeight: '40px' })}
`;

/** The height of one link. */
const Space = styled.div`
  min-height: 40px;
`;

const Related = styled(Link)`
  ${rowStyle({ gap: 3, justify: 'between', tone: 'accent', weight: 'medium', textAlign: 'start', pad: [2, 3] })}
  width: 100%;
  min-height: 40px;
  border-radius: ${radius.md};
  background-color: ${color.bgSunken};

  &:hover {
    background-color: ${color.bgActive};
  }

  svg {
    ${boxStyle({ fixed: true, square: '16px' })}
  }

  ${media.print} {
    ${textStyle({ minHeight: '0px', pad: '0px', tone: 'inherit' })}
    background-color: transparent;

    svg {
      display: none;
    }
  }
`;

/** Keeps an id from breaking at its hyphen. */
const Id = styled.span`
  white-space: nowrap;
`;
