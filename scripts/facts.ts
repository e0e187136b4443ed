// Lists the pages behind the facts that come due, by state, with their addresses. `--check` prints what is past its day and fails: a build runs it.
import { monthsAfter, today } from '#lib/facts/day.ts';
import { overdue, type Review, reviews } from '#lib/facts/reviews.ts';

const soonMonths = 2;

function listByState(list: readonly Review[]): string {
  const states = [...Map.groupBy(list, ({ state }) => state)];
  return states
    .map(([state, rows]) => {
      const lines = rows.map(
        ({ reviewBy, grade, source, names }) => `  ${reviewBy}  ${grade}  ${source.title}\n    ${source.url}\n    ${names.join('; ')}`,
      );
      return `${state}\n${lines.join('\n')}`;
    })
    .join('\n\n');
}

const late = overdue(today());
if (process.argv.includes('--check')) {
  if (late.length > 0) {
    process.stderr.write(`These facts are past their review. Read each page again, then change its day in lib/facts:\n\n${listByState(late)}\n`);
    process.exit(1);
  }
} else {
  const until = monthsAfter(today(), soonMonths) ?? today();
  const soon = reviews().filter(({ reviewBy }) => reviewBy <= until);
  const next = reviews()[0]?.reviewBy ?? 'none';
  process.stdout.write(soon.length > 0 ? `${listByState(soon)}\n` : `No fact comes due before ${until}. The next review is due on ${next}.\n`);
}
