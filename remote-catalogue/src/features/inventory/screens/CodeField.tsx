import { ScanBarcode } from 'lucide-react';
import { useState, type KeyboardEvent, type RefObject } from 'react';
import styled from 'styled-components';
import { boxStyle, rowStyle } from '@back-office/shared/theme';
import { Button, Text } from '@back-office/shared/ui';
import { TextField } from '@back-office/shared/ui/forms';
import { isCodeLike, type StockCodes } from '../domain/findStock';
import type { StockRow } from '../domain/stockRows';
import type { Scans } from '../state/useScans';

const maxSuggestions = 6;

interface CodeFieldProps {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly codes: StockCodes;
  readonly scans: Scans;
  /** Nothing was chosen when it was saved. */
  readonly isMissing: boolean;
}

/**
 * A scanner types a code and Enter; a merchant types a name and chooses from what is found. A code counts only for an item
 * that has it, because the next item whose code begins so would be counted wrongly.
 */
export function CodeField({ ref, codes, scans, isMissing }: CodeFieldProps) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const found = codes.suggest(text, maxSuggestions + 1);
  const suggestions = found.slice(0, maxSuggestions);

  function take(row: StockRow) {
    scans.add(row);
    scans.forget(text.trim());
    setText('');
    setProblem('');
    ref.current?.focus();
  }

  function enter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || text.trim() === '') return;
    event.preventDefault();
    const row = codes.find(text) ?? (isCodeLike(text) || suggestions.length > 1 ? undefined : suggestions[0]);
    if (row) {
      take(row);
      return;
    }
    // What is scanned next takes the place of this text.
    ref.current?.select();
    setProblem(problemOf(text.trim()));
    if (isCodeLike(text)) scans.keep(text.trim());
  }

  function problemOf(typed: string): string {
    if (codes.withCode(typed).length > 1) return `Several items have the code “${typed}”. Choose one of them.`;
    if (suggestions.length === 0) return `No item has the code or the name “${typed}”.`;
    return isCodeLike(typed)
      ? `No item has the code “${typed}”. Choose one if it is part of another code or a name.`
      : 'Several items are found. Choose one of them.';
  }

  return (
    <div>
      <TextField
        ref={ref as RefObject<HTMLInputElement | HTMLTextAreaElement | null>}
        label="Scan or type a code or a name"
        autoFocus
        value={text}
        hint="Enter adds it. A code that is scanned again counts one more."
        error={problem || (isMissing ? 'Add an item first.' : undefined)}
        action={<ScanBarcode size={16} aria-hidden />}
        onChange={(typed) => {
          setText(typed);
          setProblem('');
        }}
        onKeyDown={enter}
      />
      {suggestions.length > 0 && (
        <Suggestions aria-label="Found">
          {suggestions.map((row) => (
            <li key={row.key}>
              <Button size="small" onClick={() => take(row)}>
                {row.variation.sku === '' ? row.name : `${row.name} · ${row.variation.sku}`}
              </Button>
            </li>
          ))}
        </Suggestions>
      )}
      {found.length > suggestions.length && (
        <Text as="p" size="xs" tone="muted" above={2}>
          More are found. Type more of the code or the name.
        </Text>
      )}
    </div>
  );
}

const Suggestions = styled.ul`
  ${rowStyle({ gap: 2, wrap: true, above: 2 })}
  ${boxStyle({ pad: '0px' })}

  /* Long names wrap on phones. */
  button {
    height: auto;
    min-height: 32px;
    padding-block: 4px;
    white-space: normal;
    text-align: start;
  }
`;
