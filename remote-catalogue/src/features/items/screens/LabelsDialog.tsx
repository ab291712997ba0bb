import { useState, type Dispatch, type SetStateAction } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { formatCount, pluralize } from '@back-office/shared/format';
import { boxStyle, gridStyle, media, rowStyle, textStyle } from '@back-office/shared/theme';
import { Button, Grid, Notice, Row, Text } from '@back-office/shared/ui';
import { Dialog, Select } from '@back-office/shared/ui/choices';
import { Checkbox, TextField } from '@back-office/shared/ui/forms';
import type { Item } from '../../../domain/item';
import {
  labelCount,
  labelPages,
  labelPapers,
  labelsOf,
  maxLabels,
  moduleWidth,
  receivedCount,
  type Label,
  type ReceivedLabels,
} from '../domain/labels';
import { LabelSheet, type LabelParts } from './LabelSheet';
import { usePrintedPages } from '../state/usePrintedPages';

export interface LabelsDialogProps {
  readonly items: readonly Item[];
  /** To print as many as came in with one of them, instead of one each. */
  readonly receipts?: readonly ReceivedLabels[] | undefined;
  readonly onClose: () => void;
}

const noReceipts: readonly ReceivedLabels[] = [];

/** More would be a long list of fields. */
const maxRows = 200;

const partNames = [
  ['name', 'Item name'],
  ['price', 'Its price'],
  ['sku', 'Its SKU'],
] as const satisfies readonly (readonly [keyof LabelParts, string])[];

function optionsOf(named: readonly { readonly id: string; readonly name: string }[]) {
  return named.map(({ id, name }) => ({ value: id, label: name }));
}

/** Labels with barcodes for the chosen items: how many of each, on which paper, with a preview. */
export function LabelsDialog({ items, receipts = noReceipts, onClose }: LabelsDialogProps) {
  const [all] = useState(() => labelsOf(items));
  const [receiptId, setReceiptId] = useState(receipts[0]?.id ?? '');
  const received = receipts.find(({ id }) => id === receiptId)?.quantities;
  const labels = received ? all.filter(({ key }) => received.has(key)) : all;
  const [counts, setCounts] = useState<Readonly<Record<string, string>>>({});
  const [isFromStock, setFromStock] = useState(false);
  const [paperId, setPaperId] = useState('a4');
  const [parts, setParts] = useState<LabelParts>({ name: true, price: true, sku: true });
  const paper = labelPapers.find(({ id }) => id === paperId) ?? labelPapers[0];
  const textOf = ({ key }: Label) => counts[key] ?? String(received ? receivedCount(received.get(key)) : 1);
  const isWrong = labels.some((label) => labelCount(textOf(label)) === undefined);
  const total = labels.reduce((sum, label) => sum + (labelCount(textOf(label)) ?? 0), 0);
  const isTooMuch = total > maxLabels || labels.length > maxRows;
  const pages = paper && !isTooMuch ? labelPages(labels, (label) => labelCount(textOf(label)) ?? 0, paper) : [];
  const { print, container } = usePrintedPages(paper?.page);
  const unreadable = paper && labels.filter(({ barcode }) => !barcode || !moduleWidth(barcode, paper.label[0]));
  const problem = problemOf({ isTooMuch, isWrong, total });

  function chooseReceipt(id: string) {
    setReceiptId(id);
    setCounts({});
    setFromStock(false);
  }

  function fillFromStock() {
    const inStock = labels.map(({ key, stock }) => [key, stock === '-' ? '1' : String(Math.max(0, Math.floor(stock)))]);
    setCounts(Object.fromEntries(inStock));
    setFromStock(true);
  }

  const uncounted = isFromStock ? labels.filter(({ stock }) => stock === '-').length : 0;

  return (
    <Dialog
      title="Labels"
      wide
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Close labels
          </Button>
          <Button variant="primary" unavailable={problem} onClick={print}>
            {`Print ${pluralize(total, 'label')}`}
          </Button>
        </>
      }
    >
      <Columns>
        <Grid gap={4} columns="minmax(0, 1fr)">
          {receipts.length > 0 && (
            <Select label="Received" value={receiptId} options={optionsOf(receipts)} onChange={chooseReceipt} />
          )}
          <Select label="Paper" value={paperId} options={optionsOf(labelPapers)} onChange={setPaperId} />
          <PartChoices parts={parts} onChange={setParts} />
          <LabelNotices problem={problem} unreadable={unreadable?.length ?? 0} uncounted={uncounted} />
          {labels.length <= maxRows && (
            <LabelCounts labels={labels} textOf={textOf} onChange={setCounts} onFill={fillFromStock} />
          )}
        </Grid>
        {paper && pages[0] && (
          <Preview>
            <LabelSheet labels={pages[0]} paper={paper} parts={parts} title={`Preview, page 1 of ${pages.length}`} />
          </Preview>
        )}
      </Columns>
      {container &&
        paper &&
        createPortal(
          pages.map((page, place) => (
            <LabelSheet key={place} labels={page} paper={paper} parts={parts} title={`Page ${place + 1}`} />
          )),
          container,
        )}
    </Dialog>
  );
}

interface PartChoicesProps {
  readonly parts: LabelParts;
  readonly onChange: (parts: LabelParts) => void;
}

/** What stands on a label beside its barcode. */
function PartChoices({ parts, onChange }: PartChoicesProps) {
  return (
    <Row gap={4} wrap>
      {partNames.map(([part, name]) => (
        <Checkbox
          key={part}
          label={name}
          isChecked={parts[part]}
          onChange={(isShown) => onChange({ ...parts, [part]: isShown })}
        />
      ))}
    </Row>
  );
}

interface LabelNoticesProps {
  /** Why nothing can be printed. */
  readonly problem: string | undefined;
  /** How many labels have no barcode. */
  readonly unreadable: number;
  /** Of how many the stock is not counted. */
  readonly uncounted: number;
}

function LabelNotices({ problem, unreadable, uncounted }: LabelNoticesProps) {
  return (
    <>
      {problem !== undefined && <Notice tone="info">{problem}</Notice>}
      {unreadable > 0 && (
        <Notice tone="info">
          {`${pluralize(unreadable, 'label has', 'labels have')} no barcode: a GTIN of 8, 12 or 13 digits or a SKU that fits is missing.`}
        </Notice>
      )}
      {uncounted > 0 && (
        <Notice tone="info">{`The stock of ${pluralize(uncounted, 'variation')} is not counted: one label each.`}</Notice>
      )}
    </>
  );
}

interface LabelCountsProps {
  readonly labels: readonly Label[];
  readonly textOf: (label: Label) => string;
  readonly onChange: Dispatch<SetStateAction<Readonly<Record<string, string>>>>;
  readonly onFill: () => void;
}

/** How many labels of each variation are printed. */
function LabelCounts({ labels, textOf, onChange, onFill }: LabelCountsProps) {
  return (
    <>
      <Row gap={3} justify="between">
        <Text size="sm" weight="medium">
          How many of each
        </Text>
        <Button variant="link" size="small" onClick={onFill}>
          As many as in stock
        </Button>
      </Row>
      <Counts>
        {labels.map((label) => (
          <li key={label.key}>
            <Name>{label.name}</Name>
            <TextField
              label={`Labels of ${label.name}`}
              hideLabel
              inputMode="numeric"
              align="end"
              value={textOf(label)}
              error={labelCount(textOf(label)) === undefined ? 'Please enter a number.' : undefined}
              onChange={(text) => onChange((current) => ({ ...current, [label.key]: text }))}
            />
          </li>
        ))}
      </Counts>
    </>
  );
}

interface Problem {
  readonly isTooMuch: boolean;
  readonly isWrong: boolean;
  readonly total: number;
}

function problemOf({ isTooMuch, isWrong, total }: Problem): string | undefined {
  if (isTooMuch)
    return `Labels are printed for up to ${maxRows} variations and ${formatCount(maxLabels)} labels at once. Choose fewer.`;
  if (isWrong) return 'Enter how many labels are printed of each.';
  return total === 0 ? 'No labels are chosen.' : undefined;
}

const Counts = styled.ul`
  ${gridStyle({ gap: 2, columns: 'minmax(0, 1fr)' })}
  max-height: 320px;
  overflow-y: auto;

  li {
    ${rowStyle({ gap: 3, justify: 'between' })}
  }

  li > :last-child {
    width: 88px;
    flex: none;
  }
`;

/** Not cut: variations of one item differ at the end of their names. */
const Name = styled.span`
  ${textStyle({ size: 'sm', anywhere: true })}
`;

/** The choices, and beside them what they come to. */
const Columns = styled.div`
  ${gridStyle({ gap: 6, columns: 'minmax(0, 1fr) minmax(0, 1fr)', align: 'start', phone: { columns: 'minmax(0, 1fr)' } })}
`;

const Preview = styled.div`
  ${boxStyle({ round: 'md', line: 'around', ground: 'sunken', pad: 3 })}

  svg {
    display: block;
    width: 100%;
    height: auto;
    max-height: 520px;

    ${media.phone} {
      max-height: 320px;
    }
  }
`;
