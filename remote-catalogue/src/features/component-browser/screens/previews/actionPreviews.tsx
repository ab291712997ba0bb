import { EllipsisVertical, Plus, Trash2 } from 'lucide-react';
import { Button, ButtonLink, IconButton } from '@back-office/shared/ui';
import { Row, linkToSelf, type Preview } from './preview';

export const actionPreviews = {
  Button: {
    states: [
      {
        label: 'Primary and secondary',
        Example: () => (
          <Row>
            <Button>Cancel</Button>
            <Button variant="primary">Save Item</Button>
          </Row>
        ),
      },
      {
        label: 'Danger, ghost and link',
        Example: () => (
          <Row>
            <Button variant="danger">Delete</Button>
            <Button variant="ghost">Bulk update</Button>
            <Button variant="link">Clear filters</Button>
          </Row>
        ),
      },
      {
        label: 'With an icon, small',
        Example: () => (
          <Row>
            <Button icon={<Plus />}>Create item</Button>
            <Button size="small" icon={<Plus />}>
              Add Option
            </Button>
          </Row>
        ),
      },
      {
        label: 'Busy, unavailable, disabled',
        Example: () => (
          <Row>
            <Button icon={<Plus />} isBusy>
              Saving
            </Button>
            <Button unavailable="Not available yet">Publish</Button>
            <Button disabled>Send</Button>
          </Row>
        ),
      },
    ],
  },
  ButtonLink: {
    states: [
      {
        label: 'Secondary and primary',
        Example: () => (
          <Row>
            <ButtonLink to={linkToSelf('ButtonLink')}>View items</ButtonLink>
            <ButtonLink to={linkToSelf('ButtonLink')} variant="primary">
              Home
            </ButtonLink>
          </Row>
        ),
      },
      {
        label: 'Small, with an icon',
        Example: () => (
          <ButtonLink to={linkToSelf('ButtonLink')} size="small" icon={<Plus />}>
            Create report
          </ButtonLink>
        ),
      },
    ],
  },
  IconButton: {
    states: [
      {
        label: 'Ghost, the default',
        Example: () => (
          <Row>
            <IconButton label="Actions for Sourdough Loaf" icon={<EllipsisVertical />} />
            <IconButton label="Delete Sourdough Loaf" icon={<Trash2 />} />
          </Row>
        ),
      },
      {
        label: 'Secondary, primary, small',
        Example: () => (
          <Row>
            <IconButton label="Add an item" icon={<Plus />} variant="secondary" />
            <IconButton label="Create an item" icon={<Plus />} variant="primary" />
            <IconButton label="Add a small item" icon={<Plus />} variant="secondary" size="small" />
          </Row>
        ),
      },
      {
        label: 'Unavailable',
        Example: () => <IconButton label="Share" icon={<Plus />} variant="secondary" unavailable="Not available yet" />,
      },
    ],
  },
} satisfies Readonly<Record<string, Preview>>;
