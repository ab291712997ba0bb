import { useState } from 'react';
import styled from 'styled-components';
import { pluralize } from '@back-office/shared/format';
import { color, media, space } from '@back-office/shared/theme';
import { Button, Checkbox, Notice, ProgressBar } from '@back-office/shared/ui';
import { legacyReports } from '../data/legacyReports';
import type { ReplaceableReport } from '../domain/legacyReport';
import type { Generation } from '../state/useGeneration';

interface LegacyReportChoiceProps {
  readonly id: string;
  readonly generation: Generation;
  readonly onGenerate: (chosen: readonly ReplaceableReport[]) => void;
}

const total = legacyReports.length;
const allIds: ReadonlySet<string> = new Set(legacyReports.map(({ id }) => id));
const noIds: ReadonlySet<string> = new Set();

/** The legacy reports to choose from, and the button that generates their replacements. */
export function LegacyReportChoice({ id: elementId, generation, onGenerate }: LegacyReportChoiceProps) {
  const [chosen, setChosen] = useState(noIds);
  const selected = legacyReports.filter(({ id }) => chosen.has(id));
  const isAll = selected.length === total;
  const isGenerating = generation.step === 'generating';
  return (
    <div id={elementId}>
      <Choices>
        <legend>Legacy reports</legend>
        {legacyReports.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            isChecked={chosen.has(id)}
            disabled={isGenerating}
            onChange={(isChecked) => setChosen(withChoice(chosen, id, isChecked))}
          />
        ))}
      </Choices>
      {generation.step === 'failed' && (
        <Problem>
          <Notice tone="negative">{generation.message}</Notice>
        </Problem>
      )}
      <Foot>
        {isGenerating ? (
          <Progress role="status">
            <ProgressBar label={`Generating ${pluralize(generation.count, 'report')}`} />
          </Progress>
        ) : (
          <Selected>
            <span role="status">{`${selected.length} of ${total} legacy reports selected`}</span>
            <Button variant="link" size="small" onClick={() => setChosen(isAll ? noIds : allIds)}>
              {isAll ? 'Select none' : 'Select all'}
            </Button>
          </Selected>
        )}
        <Button
          variant="primary"
          isBusy={isGenerating}
          unavailable={selected.length === 0 ? 'Select at least one report' : undefined}
          onClick={() => onGenerate(selected)}
        >
          Generate
        </Button>
      </Foot>
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
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(184px, 1fr));
  gap: ${space[3]} ${space[4]};
  min-width: 0;
  margin: 0;
  padding: ${space[4]};
  border: 0;
  border-top: 1px solid ${color.noticeBorder};

  legend {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: 0 ${space[3]};
    padding-block: ${space[2]};
  }
`;

const Problem = styled.div`
  padding: 0 ${space[4]} ${space[3]};
`;

const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  padding: ${space[3]} ${space[3]} ${space[3]} ${space[4]};
  border-top: 1px solid ${color.border};
`;

const Selected = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[3]};
  color: ${color.textMuted};
`;

const Progress = styled.div`
  flex: 0 1 320px;
`;
