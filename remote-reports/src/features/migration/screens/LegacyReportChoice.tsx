import { useState } from 'react';
import styled from 'styled-components';
import { pluralize } from '@back-office/shared/format';
import { useLedgerLink } from '@back-office/shared/ledger';
import { Link } from '@back-office/shared/router';
import { paths } from '@back-office/shared/routes';
import { boxStyle, color, gridStyle, media, space } from '@back-office/shared/theme';
import { Button, Notice, Row } from '@back-office/shared/ui';
import { Checkbox, ProgressBar } from '@back-office/shared/ui/forms';
import { legacyReports } from '../data/legacyReports';
import { missingReportBySlug } from '../../../domain/missingReports';
import { isReplaceable, type ReplaceableReport } from '../domain/legacyReport';
import type { Generation } from '../state/useGeneration';

interface LegacyReportChoiceProps {
  readonly id: string;
  readonly generation: Generation;
  readonly onGenerate: (chosen: readonly ReplaceableReport[]) => void;
}

const offered = legacyReports.filter(isReplaceable);
const missing = legacyReports.flatMap(({ id }) => missingReportBySlug(id) ?? []);
const allIds: ReadonlySet<string> = new Set(offered.map(({ id }) => id));
const noIds: ReadonlySet<string> = new Set();

/**
 * The legacy reports to choose from, and the button that generates their replacements. Those that the sales data cannot
 * answer are listed, but cannot be chosen; below them is why, and what to use.
 */
export function LegacyReportChoice({ id: elementId, generation, onGenerate }: LegacyReportChoiceProps) {
  const [chosen, setChosen] = useState(noIds);
  const withLedger = useLedgerLink();
  const selected = offered.filter(({ id }) => chosen.has(id));
  const isAll = selected.length === offered.length;
  const isGenerating = generation.step === 'generating';
  return (
    <div id={elementId}>
      <Choices>
        <legend>Legacy reports</legend>
        {legacyReports.map((report) => (
          <Checkbox
            key={report.id}
            label={report.name}
            isChecked={chosen.has(report.id)}
            disabled={isGenerating || !isReplaceable(report)}
            onChange={(isChecked) => setChosen(withChoice(chosen, report.id, isChecked))}
          />
        ))}
      </Choices>
      <Missing>
        <p>Not available yet:</p>
        <ul>
          {missing.map(({ slug, title, reason, instead }) => (
            <li key={slug}>
              {title}: {reason} Use <Link to={withLedger(paths.suiteReport(instead.slug))}>{instead.title}</Link>{' '}
              instead.
            </li>
          ))}
        </ul>
      </Missing>
      {generation.step === 'failed' && (
        <Problem>
          <Notice tone="negative">{generation.message}</Notice>
        </Problem>
      )}
      <Row gap={4} justify="between" pad={[3, 3, 3, 4]} line="top">
        {isGenerating ? (
          <Progress role="status">
            <ProgressBar label={`Generating ${pluralize(generation.count, 'report')}`} />
          </Progress>
        ) : (
          <Row gap={['0px', 3]} wrap tone="muted">
            <span role="status">{`${selected.length} of ${offered.length} legacy reports selected`}</span>
            <Button variant="link" size="small" onClick={() => setChosen(isAll ? noIds : allIds)}>
              {isAll ? 'Select none' : 'Select all'}
            </Button>
          </Row>
        )}
        <Button
          variant="primary"
          isBusy={isGenerating}
          unavailable={selected.length === 0 ? 'Select at least one report' : undefined}
          onClick={() => onGenerate(selected)}
        >
          Generate
        </Button>
      </Row>
    </div>
  );
}

function withChoice(chosen: ReadonlySet<string>, id: string, isChecked: boolean): ReadonlySet<string> {
  const next = new Set(chosen);
  if (isChecked) next.add(id);
  else next.delete(id);
  return next;
}

const Choices = styled.fieldset`
  ${gridStyle({ gap: [3, 4], columns: 'repeat(auto-fill, minmax(184px, 1fr))', pad: 4, shrink: true })}
  border-top: 1px solid ${color.noticeBorder};

  legend {
    position: absolute;
    ${boxStyle({ square: '1px', clip: true })}
    clip-path: inset(50%);
  }

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: 0 ${space[3]};
    padding-block: ${space[2]};
  }
`;

const Missing = styled.div`
  ${gridStyle({ gap: 1, size: 'xs', tone: 'secondary', pad: ['0px', 4, 4] })}

  ul {
    ${gridStyle({ gap: 1, padStart: 4 })}
    list-style: disc;
  }

  a {
    text-decoration: underline;
  }
`;

const Problem = styled.div`
  padding: 0 ${space[4]} ${space[3]};
`;

const Progress = styled.div`
  flex: 0 1 320px;
`;
