import styled from 'styled-components';
import { space } from '@back-office/shared/theme';
import { Badge, Button, Card, Grid, Row, Screen, Stack, Text } from '@back-office/shared/ui';
import type { Preview } from './preview';

export const layoutPreviews = {
  Card: {
    states: [
      {
        label: 'With title and scope',
        Example: () => (
          <Card title="Net Sales" scope="vs. Prior Friday">
            <Text as="div" size="xl" weight="strong" tabular>
              $4,218.50
            </Text>
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
  Grid: {
    states: [{ label: 'Gap of 16 px', Example: () => <Grid gap={4}>{twoButtons}</Grid> }],
  },
  Row: {
    states: [
      { label: 'Gap of 8 px', Example: () => <Row gap={2}>{twoButtons}</Row> },
      {
        label: 'On one baseline',
        Example: () => (
          <Row gap={3} align="baseline">
            <Text size="xl">$4,218.50</Text>
            <Text tone="muted">vs. Prior Friday</Text>
          </Row>
        ),
      },
    ],
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
  Stack: {
    states: [
      { label: 'Gap of 8 px', Example: () => <Stack gap={2}>{twoButtons}</Stack> },
      {
        label: 'At the start',
        Example: () => (
          <Stack gap={2} align="start">
            {twoButtons}
          </Stack>
        ),
      },
    ],
  },
} satisfies Readonly<Record<string, Preview>>;

const twoButtons = (
  <>
    <Button>Export</Button>
    <Button>Print this report</Button>
  </>
);

/** A screen fills the height of the window; here it fills this box instead. */
const ScreenBox = styled.div`
  --screen-height: 220px;
  --gutter: ${space[4]};

  width: 100%;
  overflow: clip;
`;
