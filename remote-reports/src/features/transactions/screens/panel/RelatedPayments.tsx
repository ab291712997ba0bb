import type { MouseEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { formatDay, formatMoney, unknown } from '@back-office/shared/format';
import { causeOf, mapAnswer, useLedgerAnswer, type RelatedRows, type Transaction } from '@back-office/shared/ledger';
import { rowStyle } from '@back-office/shared/theme';
import { Button, Skeleton, Text, useDelayed } from '@back-office/shared/ui';
import { RelatedList } from '../../../../parts/payment/RelatedList';

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
    <RelatedList
      label="Related transactions"
      links={links.map(({ id, label }) => ({
        id,
        children: label,
        to: addressOf(id),
        onClick: onPlainClick(() => onOpen(id)),
      }))}
    >
      {isIncomplete && (
        <Text as="li" tone="muted">
          Not completed yet.
        </Text>
      )}
    </RelatedList>
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

/** Keeps an id from breaking at its hyphen. */
const Id = styled.span`
  white-space: nowrap;
`;
