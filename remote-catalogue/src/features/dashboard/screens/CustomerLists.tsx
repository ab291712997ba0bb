import { Fragment, type ReactNode } from 'react';
import styled from 'styled-components';
import { formatCount, pluralize, shortDay } from '@back-office/shared/format';
import {
  customerLabel,
  dayWithTime,
  useLedgerLink,
  type CustomersAnswer,
  type ReturningCustomer,
  type Visit,
} from '@back-office/shared/ledger';
import { ShownFigure } from '@back-office/shared/ledger/notices';
import { Link } from '@back-office/shared/router';
import { color, gridStyle, space, textStyle, underlined } from '@back-office/shared/theme';
import { Popover, Row, Text } from '@back-office/shared/ui';
import { customerLabels } from '../domain/labels';
import { transactionLink } from '../domain/links';
import { pressableFigure } from './Figure';

interface CustomerListButtonProps {
  /** Name of the figure and of its list. */
  readonly label: string;
  readonly content: ReactNode;
  readonly children: ReactNode;
}

/** A figure that opens the list behind it. */
export function CustomerListButton({ label, content, children }: CustomerListButtonProps) {
  return (
    <Popover
      label={label}
      align="end"
      trigger={(trigger) => (
        <FigureButton type="button" {...trigger}>
          {children}
        </FigureButton>
      )}
    >
      <Content>
        <Text as="p" weight="strong">
          {label}
        </Text>
        {content}
      </Content>
    </Popover>
  );
}

interface ReturningCustomersListProps {
  readonly customers: readonly ReturningCustomer[];
  /** Of all, also those that are not listed. */
  readonly count: number;
}

export function ReturningCustomersList({ customers, count }: ReturningCustomersListProps) {
  return (
    <Limited entries={customers} count={count} name="returning customer">
      {({ id, name, visitCount, visits, spent, lastVisit }) => (
        <Entry key={id}>
          <Row gap={3} align="stretch" justify="between">
            <Text weight="medium">{name || id}</Text>
            <ShownFigure id="total-payments" value={spent} />
          </Row>
          <Note>
            {`${pluralize(visitCount, 'visit')}: `}
            {visits.map((visit, index) => (
              <Fragment key={visit.id}>
                {index > 0 && ', '}
                <VisitLink visit={visit}>{visit.id}</VisitLink>
              </Fragment>
            ))}
            {visitCount > visits.length && ` and ${formatCount(visitCount - visits.length)} more`}
          </Note>
          <Note>
            {'Last visit: '}
            <VisitLink visit={lastVisit}>{shortDay(lastVisit.day)}</VisitLink>
          </Note>
        </Entry>
      )}
    </Limited>
  );
}

export function FeedbackList({ stats, details }: CustomersAnswer) {
  return (['positiveFeedback', 'negativeFeedback'] as const).map((kind) => (
    <section key={kind} aria-label={customerLabels[kind]}>
      <Text as="p" tone="secondary">{`${customerLabels[kind]} (${formatCount(stats[kind])})`}</Text>
      <Limited entries={details[kind]} count={Number(stats[kind])} name="visit">
        {(visit) => (
          <Entry key={visit.id}>
            <Row gap={3} align="stretch" justify="between">
              <VisitLink visit={visit}>{visit.id}</VisitLink>
              <ShownFigure id="total-payments" value={visit.spent} />
            </Row>
            <Note>{dayWithTime(customerLabel(visit), visit.time)}</Note>
          </Entry>
        )}
      </Limited>
    </section>
  ));
}

interface LimitedProps<Value> {
  readonly entries: readonly Value[];
  readonly count: number;
  /** What one entry is. */
  readonly name: string;
  readonly children: (entry: Value) => ReactNode;
}

function Limited<Value>({ entries, count, name, children }: LimitedProps<Value>) {
  const more = count - entries.length;
  if (entries.length === 0) return null;
  return (
    <>
      <Entries>{entries.map(children)}</Entries>
      {more > 0 && <Note>{`And ${pluralize(more, `more ${name}`)}`}</Note>}
    </>
  );
}

function VisitLink({ visit, children }: { readonly visit: Visit; readonly children: ReactNode }) {
  const toLink = useLedgerLink();
  return <TextLink to={toLink(transactionLink(visit))}>{children}</TextLink>;
}

const FigureButton = styled.button`
  text-align: inherit;
  ${pressableFigure}
`;

const Content = styled.div`
  ${gridStyle({ gap: 2, size: 'sm', weight: 'regular', textAlign: 'start', tabular: true, width: '320px' })}
  max-width: 100%;
`;

const Entries = styled.ul`
  > * + * {
    border-top: 1px solid ${color.border};
  }
`;

const Entry = styled.li`
  padding-block: ${space[2]};
`;

const Note = styled.p`
  ${textStyle({ size: 'xs', tone: 'muted' })}
`;

const TextLink = styled(Link)`
  ${underlined}
`;
