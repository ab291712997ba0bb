import { Suspense } from 'react';
import styled from 'styled-components';
import { Skeleton } from '@back-office/shared/ui';
import { color, media, radius, space, text, weight } from '@back-office/shared/theme';
import type { KitComponent } from '../domain/componentBrowser';
import { ThemePane } from './ThemePane';
import { usePreview } from './usePreview';

/** The main states of a component, live, light at the left and dark at the right. */
export function ComponentStates({ component }: { readonly component: KitComponent }) {
  return (
    <Suspense fallback={<Skeleton height={144} />}>
      <States component={component} />
    </Suspense>
  );
}

const themes = ['light', 'dark'] as const;

function States({ component }: { readonly component: KitComponent }) {
  const preview = usePreview(component);
  if (!preview) return <Missing role="alert">The previews could not be loaded. Reload the page to try again.</Missing>;
  const { states, isWide = false } = preview;
  return (
    <List>
      {states.map(({ label, Example, isStill = false }) => (
        <li key={label}>
          <Label>
            {label}
            {isStill && <Still>Still picture</Still>}
          </Label>
          <Pair>
            {themes.map((theme) => (
              <ThemePane key={theme} theme={theme} label={label} isStill={isStill} isWide={isWide}>
                <Example />
              </ThemePane>
            ))}
          </Pair>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space[6]};
`;

const Label = styled.p`
  display: flex;
  align-items: baseline;
  gap: ${space[2]};
  margin-bottom: ${space[2]};
  ${text.xs}
  font-weight: ${weight.medium};
  color: ${color.textSecondary};
`;

const Still = styled.span`
  font-weight: ${weight.regular};
  color: ${color.textMuted};
`;

/** The panes round their own corners: clipping them would clip what opens inside. */
const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};

  > :first-child {
    border-start-start-radius: 11px;
    border-end-start-radius: 11px;
  }

  > :last-child {
    border-start-end-radius: 11px;
    border-end-end-radius: 11px;
  }

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);

    > :first-child {
      border-radius: 11px 11px 0 0;
    }

    > :last-child {
      border-radius: 0 0 11px 11px;
    }
  }
`;

const Missing = styled.p`
  color: ${color.negative};
`;
