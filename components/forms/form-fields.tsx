import { Fragment, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { FieldError, FieldGroup, FieldLegend } from '#components/ui/field.tsx';
import { Button } from '#components/ui/button.tsx';
import { PlusSummary } from '#components/ui/plus-summary.tsx';
import { controlId, FieldControl } from './field-control.tsx';
import { fieldsAlone } from './fields-alone.ts';
import type { ExtraView, FieldProblem, FieldView, FormView, FormWords, GroupView } from './form-view.ts';
import { useReady } from './use-ready.ts';
import { UndoBar } from './form-notices.tsx';
import { useUndo } from './use-undo.ts';

type FoldedGroupsProps = { view: FormView; groups: readonly GroupView[]; problems: readonly FieldProblem[]; children: ReactNode };

/** The optional groups under one heading. Opens when one of their fields has a problem or a restored value. */
function FoldedGroups({ view, groups, problems, children }: FoldedGroupsProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const fields = groups.flatMap((group) => group.fields);
  const hasProblem = problems.some((problem) => fields.some(({ name }) => name === problem.field));
  const isBegun = fields.some(({ name, preset = '' }) => (view.restored?.values[name] ?? preset) !== preset);
  useEffect(() => {
    if (hasProblem && details.current) details.current.open = true;
  }, [hasProblem]);
  return (
    <details ref={details} className="group mt-4 sm:mt-8" data-fold="" open={isBegun}>
      <PlusSummary note={view.words.optional}>{view.fold}</PlusSummary>
      {children}
    </details>
  );
}

type ExtraGroupProps = { group: GroupView; extra: ExtraView; words: FormWords; open: boolean; children: ReactNode };

/** Focuses the first field, because the summary is hidden once its group is open. */
function focusFirst({ currentTarget }: MouseEvent<HTMLElement>): void {
  const details = currentTarget.parentElement;
  requestAnimationFrame(() => details?.querySelector<HTMLElement>('input, select')?.focus());
}

type Control = HTMLInputElement | HTMLSelectElement;

/** Sets all fields before the first input event, so that they are validated together. */
function setValues(values: readonly (readonly [Control, string])[]): void {
  for (const [control, value] of values) control.value = value;
  for (const [control] of values) control.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Empties and closes a group. Returns what restores it; undefined where it was empty. */
function clear(details: HTMLDetailsElement): (() => void) | undefined {
  const controls = [...details.querySelectorAll<Control>('input, select')];
  const before = controls.map((control) => [control, control.value] as const);
  setValues(controls.map((control) => [control, ''] as const));
  details.open = false;
  details.querySelector<HTMLElement>('summary')?.focus();
  if (before.every(([, value]) => value === '')) return undefined;
  return () => {
    details.open = true;
    setValues(before);
    controls[0]?.focus();
  };
}

function ExtraGroup({ group, extra, words, open, children }: ExtraGroupProps) {
  const undo = useUndo();
  const remove = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const details = currentTarget.closest('details');
    const restore = details && clear(details);
    if (restore) undo.offer(restore);
  };
  return (
    <>
      <details className="mt-2 open:my-4" data-extra={extra.of} data-shown-if={group.shownIf} open={open}>
        <summary onClick={focusFirst} className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-primary">
          <span aria-hidden="true">+</span>
          <span className="underline underline-offset-4">{extra.add}</span>
        </summary>
        {/* A closed fold hides its legend, but the group needs a name then too. */}
        <FieldGroup aria-label={group.legend} className="rounded-card border border-line p-4">
          <FieldLegend className="px-2">{group.legend}</FieldLegend>
          {children}
          <div data-script-only className="mt-3">
            <Button intent="quiet" className="px-0!" onClick={remove}>
              {extra.remove}
            </Button>
          </div>
        </FieldGroup>
      </details>
      <UndoBar words={{ ...words, cleared: extra.removed }} undo={undo} />
    </>
  );
}

const columns = 'flex flex-wrap items-start gap-5 sm:grid sm:grid-cols-2';
const maxUntitledGroups = 2;

type Props = { view: FormView; groups: readonly GroupView[]; problems: readonly FieldProblem[]; legends?: 'hidden-with-script' };

export function FormFields({ view, groups, problems, legends }: Props) {
  const isReady = useReady();
  const drawn = groups.filter(({ later }) => isReady || !later);
  // A phone shows the few fields of a first step without their legends.
  const hasFewGroups = groups.filter(({ folded: isFolded }) => !isFolded).length <= maxUntitledGroups;
  const draw = (group: GroupView) => {
    const { name, legend, fields, shownIf, extra } = group;
    const isShort = view.fold !== undefined && !group.folded && hasFewGroups;
    const ways = fields.filter(({ eitherWay }) => eitherWay);
    const alone = fieldsAlone(fields);
    // While every way to reach the visitor is empty, the group has the problem instead of one of its fields.
    const noWay = problems.find(({ field, code }) => code === 'required' && ways.some(({ name: way }) => way === field));
    const noWayId = noWay && `${controlId(view.id, noWay.field)}-error`;
    const control = (field: FieldView) => (
      <FieldControl
        key={field.name}
        field={shownIf ? { ...field, shownIf: undefined } : field}
        formId={view.id}
        words={view.words}
        value={view.restored ? (view.restored.values[field.name] ?? '') : (field.preset ?? '')}
        error={problems.find((problem) => problem.field === field.name && problem !== noWay)?.message}
        isAlone={alone.has(field.name)}
        groupError={field.eitherWay && noWayId}
        note={view.restored?.notes?.[field.name]}
      />
    );
    const controls = (
      <div className={columns}>
        {fields.map((field) => {
          if (!field.eitherWay) return control(field);
          if (field !== ways[0]) return null;
          return (
            <FieldGroup key="ways" className="ways w-full rounded-card border border-field sm:col-span-2">
              <legend className="text-muted leading-snug">{view.words.eitherWay}</legend>
              {noWay && <FieldError id={noWayId}>{noWay.message}</FieldError>}
              {ways.map((way, index) => (
                <Fragment key={way.name}>
                  {index > 0 && <span className="text-muted">{view.words.or}</span>}
                  {control(way)}
                </Fragment>
              ))}
            </FieldGroup>
          );
        })}
      </div>
    );
    if (extra) {
      const isBegun = fields.some((field) => view.restored?.values[field.name]);
      return (
        <ExtraGroup key={name} group={group} extra={extra} words={view.words} open={isBegun}>
          {controls}
        </ExtraGroup>
      );
    }
    return (
      <FieldGroup key={name} aria-label={legends && legend} data-shown-if={shownIf} className={isShort ? 'mt-5 sm:mt-8' : 'mt-8'}>
        <FieldLegend data-legend={legends} className={isShort ? 'max-sm:sr-only' : ''}>
          {legend}
        </FieldLegend>
        {controls}
      </FieldGroup>
    );
  };
  const folded = drawn.filter((group) => group.folded);
  return (
    <>
      {drawn.filter((group) => !group.folded).map(draw)}
      {folded.length > 0 && (
        <FoldedGroups view={view} groups={folded} problems={problems}>
          {folded.map(draw)}
        </FoldedGroups>
      )}
    </>
  );
}
