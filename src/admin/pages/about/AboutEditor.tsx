import { useId, useMemo, type ReactNode } from 'react';
import type { Control } from 'react-hook-form';
import { PAGE_IDS } from '../../drafts/draftEntry';
import type { Edit } from '../../drafts/editing';
import { upsertSection, withSectionIds, type AboutSection } from './aboutForm';
import type { AboutPage } from '@/domain/page/aboutSchema';
import { PATHS } from '@/domain/links/paths';
import { BoundField } from '../../forms/fields/BoundField';
import { useConfirm, type ConfirmOptions } from '../../forms/layout/useConfirm';
import { PageForm, SaveBar } from '../../forms/PageForm';
import { PagePreview } from '../../forms/preview/PagePreview';
import { usePreviewBroadcast } from '../../forms/preview/usePreviewBroadcast';
import { ScreenLayout, ScreenHeader } from '../../forms/layout/ScreenHeader';
import { usePageForm } from '../../forms/usePageForm';
import { SectionForm, type TypedSection } from './SectionForm';
import { SectionList } from './SectionList';
import { useAboutActions } from './useAboutActions';
import { useOpenSection } from './useOpenSection';

export interface AboutEditorProps {
  /** The saved page, or defaults. */
  about: AboutPage;
  /** Whether defaults are shown or another tab edits. */
  isReadOnly: boolean;
  notice?: ReactNode;
}

interface HeroFields {
  description: string;
}

/** Returns the edits for previews while the administrator types: the texts of both forms. */
function typedEdits(
  about: AboutPage,
  hero: HeroFields,
  sections: readonly AboutSection[],
  typed: TypedSection | null,
): Edit[] {
  const cards = typed && upsertSection(sections, typed.id, typed.fields);
  const draft = { ...about, hero: { ...about.hero, ...hero }, ...(cards && { cards }) };
  return [{ collection: 'pages', id: PAGE_IDS.about, draft }];
}

/** Confirmation before a section is deleted. */
const DELETE_QUESTION: ConfirmOptions = {
  title: 'Delete section',
  text: 'Are you sure you want to delete this section? This action cannot be undone.',
  verb: 'Delete',
};

function HeroField({ control, isReadOnly }: { control: Control<HeroFields>; isReadOnly: boolean }) {
  return (
    <BoundField
      control={control}
      name="description"
      label="Hero Description"
      rows={4}
      hint="The title and the breadcrumb of the page are fixed."
      isDisabled={isReadOnly}
    />
  );
}

/** About Page Editor screen. */
export function AboutEditor({ about, isReadOnly, notice }: AboutEditorProps) {
  const formId = useId();
  const sections = useMemo(() => withSectionIds(about.cards), [about.cards]);
  const { confirm, dialog } = useConfirm();
  const saves = useAboutActions(about, sections);
  const page = usePageForm<HeroFields>({
    kind: 'about-page',
    start: { description: about.hero.description },
    validate: () => ({}),
  });
  const { form, values, isDirty, isRestored, isOwed, pictures, discard, settle } = page;
  const open = useOpenSection(sections, confirm);
  const { openId, typed } = open;
  const isTyped = !isReadOnly && (page.isHeld || typed !== null);
  usePreviewBroadcast(isTyped ? typedEdits(about, values, sections, typed) : null);

  const handleSave = async (fields: HeroFields) => {
    if (!isReadOnly && (await saves.saveHero(fields.description))) settle(fields);
  };
  const handleDelete = async (section: AboutSection) => {
    if (!(await confirm(DELETE_QUESTION))) return;
    if (openId === section.id) open.close();
    await saves.remove(section);
  };
  const handleSaveSection = async ({ id, fields }: TypedSection) => {
    const isDone = await saves.saveSection(id, fields, openId === '');
    if (isDone) open.close();
    return isDone;
  };
  return (
    <ScreenLayout>
      <ScreenHeader title="About Page">
        <PagePreview path={PATHS.about} />
      </ScreenHeader>
      {notice}
      <PageForm
        form={form}
        id={formId}
        label="About Page"
        isRestored={isRestored}
        isSaving={saves.isSaving}
        pictures={pictures}
        onSave={handleSave}
        onDiscard={discard}
      >
        <HeroField control={form.control} isReadOnly={isReadOnly} />
      </PageForm>
      <SectionList
        sections={sections}
        isReadOnly={isReadOnly}
        openId={openId}
        onAdd={() => void open.change()}
        onEdit={(section) => void open.change(section)}
        onDelete={(section) => void handleDelete(section)}
        onMove={(section, to) => void saves.move(section, to)}
      >
        {openId !== null && (
          <SectionForm
            key={openId}
            {...open.form}
            isSaving={saves.isSaving}
            isOwed={isOwed}
            onSave={handleSaveSection}
            onCancel={() => void open.leave()}
          />
        )}
      </SectionList>
      <SaveBar
        form={formId}
        isSaving={saves.isSaving}
        isWaiting={pictures.isWaiting}
        isDisabled={isReadOnly}
        isDirty={isDirty}
        onDiscard={discard}
      />
      {dialog}
    </ScreenLayout>
  );
}
