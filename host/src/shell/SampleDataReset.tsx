import { useMemo, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { pluralize } from '@back-office/shared/format';
import {
  createConversationsArchive,
  createRequiredContext,
  createSampleData,
  type SampleData,
  type SampleDataLine,
} from '@back-office/shared/state';
import { color, space, weight } from '@back-office/shared/theme';
import { ConfirmDialog, useToast } from '@back-office/shared/ui';

interface Reset {
  /** Lists what would be removed and asks. Says so if there is nothing. */
  readonly ask: () => void;
}

const [Provider, useResetSampleData] = createRequiredContext<Reset>('useResetSampleData', 'SampleDataReset');
export { useResetSampleData };

/** In milliseconds: a reset concerns everything, so there is more time to undo it. */
const undoTime = 20_000;

interface SampleDataResetProps {
  readonly children: ReactNode;
  /** By default that of this browser. */
  readonly sampleData?: SampleData;
}

/** Resets what the merchant added or changed, in whichever remote. None of them needs to be loaded. */
export function SampleDataReset({ children, sampleData }: SampleDataResetProps) {
  const [data] = useState(() => sampleData ?? createSampleData({ conversations: createConversationsArchive() }));
  const [lines, setLines] = useState<readonly SampleDataLine[]>();
  const { show } = useToast();

  const reset = useMemo<Reset>(
    () => ({
      async ask() {
        const changes = await data.changes();
        if (changes.length > 0) setLines(changes);
        else show({ message: 'Nothing to reset: the sample data is as it came.' });
      },
    }),
    [data, show],
  );

  async function confirm() {
    setLines(undefined);
    const result = await data.reset();
    if (!result.ok) return show({ message: result.message, tone: 'failed' });
    const undo = { label: 'Undo', onPress: () => void runUndo() };
    async function runUndo() {
      const undone = await (result.ok ? result.undo() : result);
      if (!undone.ok) return show({ message: undone.message, tone: 'failed', action: undo, lifetime: undoTime });
      const kept = undone.kept > 0 ? ` ${pluralize(undone.kept, 'edit')} made since then stayed.` : '';
      show({ message: `Your data is back.${kept}`, tone: 'done' });
    }
    show({ message: 'Sample data reset', tone: 'done', action: undo, lifetime: undoTime });
  }

  return (
    <Provider value={reset}>
      {children}
      {lines && (
        <ConfirmDialog
          title="Reset sample data?"
          message={<Removed lines={lines} />}
          confirmLabel="Reset"
          tone="danger"
          onConfirm={() => void confirm()}
          onCancel={() => setLines(undefined)}
        />
      )}
    </Provider>
  );
}

function Removed({ lines }: { readonly lines: readonly SampleDataLine[] }) {
  return (
    <>
      <p>This removes what you added or changed in this browser:</p>
      <List>
        {lines.map(({ label, detail }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </List>
      <p>Your theme and your preferences stay.</p>
    </>
  );
}

const List = styled.dl`
  display: grid;
  gap: ${space[1]};
  margin: ${space[3]} 0;

  div {
    display: grid;
    grid-template-columns: 120px 1fr;
    gap: ${space[2]};
  }

  dt {
    color: ${color.text};
    font-weight: ${weight.medium};
  }

  dd {
    margin: 0;
  }
`;
