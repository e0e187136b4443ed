import type { ComponentProps, ReactNode } from 'react';

/** The outcome of a post, or a problem. */
export function Notice({ kind = 'done', children }: { kind?: 'done' | 'problem'; children: ReactNode }) {
  return (
    <div className={`notice ${kind}`} role={kind === 'problem' ? 'alert' : 'status'}>
      {children}
    </div>
  );
}

type ButtonProps = Omit<ComponentProps<'button'>, 'children' | 'className'> & { label: string; about?: string | undefined };

/** A submit button beside a more important one. `about` completes its accessible name. */
export function SecondButton({ label, about, ...props }: ButtonProps) {
  return (
    <button className="second" type="submit" {...props}>
      {label}
      {about ? <span className="hidden"> {about}</span> : null}
    </button>
  );
}

type Props = {
  token: string;
  /** The address of the post. */
  to: string;
  /** The value of the field `action`, where several forms post to one address. */
  action?: string;
  /** Hidden fields. */
  fields?: Readonly<Record<string, string | number>>;
  className?: string;
  id?: string;
  noValidate?: boolean;
  children: ReactNode;
};

/** A form of the desk, with the form token of the session. */
export function ActionForm({ token, to, action, fields = {}, className, id, noValidate, children }: Props) {
  const hidden = { token, ...(action ? { action } : {}), ...fields };
  return (
    <form method="post" action={to} id={id} className={className} noValidate={noValidate}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

/** A form with one button. */
export function ActionButton({ label, about, ...form }: Omit<Props, 'children' | 'noValidate'> & Pick<ButtonProps, 'label' | 'about'>) {
  return (
    <ActionForm {...form}>
      <SecondButton label={label} about={about} />
    </ActionForm>
  );
}
