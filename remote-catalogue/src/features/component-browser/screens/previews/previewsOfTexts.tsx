import { Amount, Badge, ChangeBadge, Kbd, VisuallyHidden } from '@back-office/shared/ui';
import type { Preview } from './preview';
import { Muted, Row } from './previewParts';

export const previewsOfTexts = {
  Amount: {
    states: [
      { label: 'Positive', Example: () => <Amount cents={421_850} /> },
      { label: 'Negative, read out as minus', Example: () => <Amount cents={-6_085} /> },
      { label: 'Zero', Example: () => <Amount cents={0} /> },
    ],
  },
  Badge: {
    states: [
      {
        label: 'Change',
        Example: () => (
          <Row>
            <Badge tone="positive">+12.4%</Badge>
            <Badge tone="negative">-3.1%</Badge>
            <Badge tone="neutral">N/A</Badge>
          </Row>
        ),
      },
      {
        label: 'State',
        Example: () => (
          <Row>
            <Badge tone="notice">Low stock</Badge>
            <Badge tone="accent">Beta</Badge>
            <Badge tone="outline">Draft</Badge>
          </Row>
        ),
      },
    ],
  },
  ChangeBadge: {
    states: [
      {
        label: 'Up and down',
        Example: () => (
          <Row>
            <ChangeBadge change={0.084} />
            <ChangeBadge change={-0.031} />
          </Row>
        ),
      },
      { label: 'No change, or nothing to compare with', Example: () => <ChangeBadge change={undefined} /> },
    ],
  },
  Kbd: {
    states: [
      {
        label: 'Keys',
        Example: () => (
          <Row>
            <Kbd>/</Kbd>
            <Kbd>Esc</Kbd>
            <Kbd>Enter</Kbd>
          </Row>
        ),
      },
    ],
  },
  VisuallyHidden: {
    states: [
      {
        label: 'Read out, not shown',
        Example: () => (
          <Muted>
            Between these marks stands a text: »<VisuallyHidden>13 items shown</VisuallyHidden>«
          </Muted>
        ),
      },
    ],
  },
} satisfies Readonly<Record<string, Preview>>;
