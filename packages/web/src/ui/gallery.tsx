import { Badge } from './badge.tsx';
import { Button } from './button.tsx';
import { Price } from './price.tsx';

/** Every part of the ui layer on one page. */
export function Gallery() {
  return (
    <main>
      <Button amount={<Price amount={8100} size="inherit" />}>Add</Button>
      <Badge tone="left">3 left</Badge>
    </main>
  );
}
