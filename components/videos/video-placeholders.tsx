import { gridStyles } from './grid-styles.ts';

export function VideoPlaceholders({ label }: { label: string }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <ul aria-hidden="true" className={gridStyles}>
        {Array.from({ length: 8 }, (_, place) => (
          <li key={place} data-slot="video-placeholder" className="overflow-hidden rounded-card border border-line bg-surface max-sm:flex">
            <span className="skeleton aspect-video h-auto rounded-none max-sm:w-2/5" />
            <span className="flex grow flex-col gap-3 p-4">
              <span className="skeleton" />
              <span className="skeleton w-2/3" />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
