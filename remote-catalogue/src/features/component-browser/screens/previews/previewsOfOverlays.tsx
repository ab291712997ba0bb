import { useState } from 'react';
import styled from 'styled-components';
import { space } from '@back-office/shared/theme';
import { Amount, Button, ConfirmDialog, Explanation, Popover, Tooltip } from '@back-office/shared/ui';
import { ConfirmMiniature, ExplanationMiniature, PopoverMiniature, TooltipMiniature } from './miniatures';
import type { Preview } from './preview';

export const previewsOfOverlays = {
  ConfirmDialog: {
    states: [
      { label: 'A dangerous step', Example: () => <Confirming tone="danger" /> },
      { label: 'A harmless step', Example: () => <Confirming /> },
    ],
    Miniature: ConfirmMiniature,
  },
  Explanation: {
    states: [
      {
        label: 'A figure and what leads to it',
        Example: () => <Explanation label="Net sales: how the figure comes about" explain={explained} />,
      },
    ],
    Miniature: ExplanationMiniature,
  },
  Popover: {
    states: [
      {
        label: 'Opens below its button',
        Example: () => (
          <Popover label="Help" trigger={(props) => <Button {...props}>Help</Button>}>
            {(close) => (
              <Floating>
                <p>Fees are taken off each payment.</p>
                <Button size="small" onClick={close}>
                  Got it
                </Button>
              </Floating>
            )}
          </Popover>
        ),
      },
    ],
    Miniature: PopoverMiniature,
  },
  Tooltip: {
    states: [
      {
        label: 'On hover and on keyboard focus',
        Example: () => (
          <Tooltip text="Fees are included">
            <Button>Net total</Button>
          </Tooltip>
        ),
      },
    ],
    Miniature: TooltipMiniature,
  },
} satisfies Readonly<Record<string, Preview>>;

const explained = () => ({
  rules: ['Net sales = gross sales + returns, of which the last is negative'],
  columns: ['Jul 18, 2025'],
  lines: [
    { label: 'Gross sales', values: [<Amount key="gross" cents={85_393} />] },
    { label: 'Returns', values: [<Amount key="returns" cents={-6_085} />] },
    { label: 'Net sales', values: [<Amount key="net" cents={79_308} />], isResult: true },
  ],
});

function Confirming({ tone }: { readonly tone?: 'danger' }) {
  const [isAsked, setAsked] = useState(false);
  const close = () => setAsked(false);
  const [title, verb] = tone ? ['Delete 3 items?', 'Delete'] : ['Replace the list?', 'Replace'];
  return (
    <>
      <Button onClick={() => setAsked(true)}>{tone ? 'Delete items' : 'Replace list'}</Button>
      {isAsked && (
        <ConfirmDialog
          title={title}
          message="This is a preview: nothing is changed."
          confirmLabel={verb}
          tone={tone}
          onConfirm={close}
          onCancel={close}
        />
      )}
    </>
  );
}

const Floating = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[3]};
  max-width: 220px;
  padding: ${space[2]};
`;
