import { useId, useMemo, type ReactNode } from 'react';
import type { Control } from 'react-hook-form';
import { PAGE_IDS } from '@/api/drafts/draftEntry';
import type { Edit } from '@/api/drafts/editing';
import { savedSection, withSectionIds, type Section } from '@/domain/aboutForm';
import type { AboutPage } from '@/domain/aboutPage';
import { PATHS } from '@/domain/paths';
import { BoundField } from '@/features/admin/common/BoundField';
import { useConfirm, type Question } from '@/features/admin/common/ConfirmDialog';
import { PageForm, SaveBar } from '@/features/admin/common/PageForm';
import { PagePreview } from '@/features/admin/common/PagePreview';
import { useTypedPreview } from '@/features/admin/common/preview/useTypedPreview';
import { Screen, ScreenHead } from '@/features/admin/common/ScreenHead';
import { usePageForm } from '@/features/admin/common/usePageForm';
import { SectionForm, type TypedSection } from './SectionForm';
import { SectionList } from './SectionList';
import { useAboutSaves } from './useAboutSaves';
import { useOpenSection } from './useOpenSection';

export interface AboutEditorProps {
  /** The page as it is saved, or defaults. */
  about: AboutPage;
  /** Defaults are shown, or another tab edits. */
  isReadOnly: boolean;
  notice?: ReactNode;
}

interface HeroFields {
  description: string;
}

/** What previews show while it is typed: the texts of both forms. */
function typedEdits(
  about: AboutPage,
  hero: HeroFields,
  sections: readonly Section[],
  typed: TypedSection | null,
): Edit[] {
  const cards = typed && savedSection(sections, typed.id, typed.fields);
  const draft = { ...about, hero: { ...about.hero, ...hero }, ...(cards && { cards }) };
  return [{ collection: 'pages', id: PAGE_IDS.about, draft }];
}

/** What is asked before a section is deleted (back-office.md §4). */
const DELETE_QUESTION: Question = {
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

/** The screen of the about page (back-office.md §2, About Page Editor). */
export function AboutEditor({ about, isReadOnly, notice }: AboutEditorProps) {
  const formId = useId();
  const sections = useMemo(() => withSectionIds(about.cards), [about.cards]);
  const { confirm, dialog } = useConfirm();
  const saves = useAboutSaves(about, sections);
  const page = usePageForm<HeroFields>({
    kind: 'about-page',
    start: { description: about.hero.description },
    validate: () => ({}),
  });
  const { form, values, isDirty, isRestored, isOwed, pictures, discard, settle } = page;
  const open = useOpenSection(sections, confirm);
  const { openId, typed } = open;
  const isTyped = !isReadOnly && (page.isHeld || typed !== null);
  useTypedPreview(isTyped ? typedEdits(about, values, sections, typed) : null);

  const handleSave = async (fields: HeroFields) => {
    if (!isReadOnly && (await saves.saveHero(fields.description))) settle(fields);
  };
  const handleDelete = async (section: Section) => {
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
    <Screen>
      <ScreenHead title="About Page">
        <PagePreview path={PATHS.about} />
      </ScreenHead>
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
    </Screen>
  );
}
