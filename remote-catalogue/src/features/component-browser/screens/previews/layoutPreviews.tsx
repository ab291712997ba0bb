import styled from 'styled-components';
import { space, tabular, text, weight } from '@back-office/shared/theme';
import { Badge, Button, Card, Screen } from '@back-office/shared/ui';
import type { Preview } from './preview';

export const layoutPreviews = {
  Card: {
    states: [
      {
        label: 'With title and scope',
        Example: () => (
          <Card title="Net Sales" scope="vs. Prior Friday">
            <Figure>$4,218.50</Figure>
          </Card>
        ),
      },
      {
        label: 'Content only',
        Example: () => <Card>Any content, inside a thin border.</Card>,
      },
    ],
    isWide: true,
  },
  Screen: {
    states: [
      {
        label: 'Title, context, actions, content',
        Example: () => (
          <ScreenBox>
            <Screen
              title="Items"
              headingLevel={3}
              context="13 active items"
              tag={<Badge tone="accent">Beta</Badge>}
              actions={<Button variant="primary">Create item</Button>}
            >
              <Card>Content</Card>
            </Screen>
          </ScreenBox>
        ),
      },
    ],
    isWide: true,
  },
} satisfies Readonly<Record<string, Preview>>;

const Figure = styled.div`
  ${text.xl}
  font-weight: ${weight.strong};
  ${tabular}
`;

/** A screen fills the height of the window; here it fills this box instead. */
const ScreenBox = styled.div`
  --screen-height: 220px;
  --gutter: ${space[4]};

  width: 100%;
  overflow: clip;
`;
