-- Comments on the tables, columns and views of 0010-organization.sql.

-- module: media

comment on table media is 'Uploaded files; the bytes are in the file store, on local disk or in a bucket.';
comment on column media.organization_id is 'Organisation of the row.';
comment on column media.media_id is 'Identifier of the file, random so that it reveals no order of upload.';
comment on column media.owner_user_id is 'Member who uploaded the file; null: came with the organisation, such as demo content.';
comment on column media.kind is 'What the file is used as, with its accepted types and size limit; PAGE: HTML served in a sandboxed frame.';
comment on column media.visibility is 'PUBLIC: anyone with the address; PRIVATE: signed addresses that expire.';
comment on column media.status is 'PROCESSING: a job is making variants; READY: complete. UPLOADING and FAILED are reserved; nothing writes them.';
comment on column media.original_name is 'File name as uploaded, cleaned and shortened; used for downloads.';
comment on column media.content_type is 'MIME type determined from the bytes, never from the name.';
comment on column media.byte_size is 'Size of the stored file in bytes.';
comment on column media.storage_key is 'Name in the file store, below public/<organisation>/ or private/<organisation>/.';
comment on column media.width is 'Width in pixels; null: not a picture.';
comment on column media.height is 'Height in pixels; null: not a picture.';
comment on column media.duration_seconds is 'Length in seconds as the uploading client reports it; null: not audio or video, or unknown.';
comment on column media.variants is 'Smaller versions of a picture, made by a job: [{ width, contentType, storageKey, byteSize }].';
comment on column media.alt is 'Localized description { en, ar } of a picture for screen readers, plain text.';
comment on column media.created_at is 'When the file was added.';

comment on view media_files is 'Uploaded files with all that references and checks of a chosen file need.';

-- module: organizations

comment on table organization_profiles is 'Look, public pages and contact details of the organisation, one row each.';
comment on column organization_profiles.organization_id is 'Organisation of the row.';
comment on column organization_profiles.logo_media_id is 'Logo, a public picture in media; null: none.';
comment on column organization_profiles.icon_media_id is 'Square icon, a public picture in media; null: none.';
comment on column organization_profiles.colors is 'Primary and secondary colour, as #rrggbb; empty: the product''s colours.';
comment on column organization_profiles.landing is 'Texts and pictures of the public pages (landing.schemas.ts); Localized, page bodies as HTML; missing parts: the product''s.';
comment on column organization_profiles.contact is 'Contact details { email, phone, address, hours, links: [{ kind, url }] }, all optional; address and hours are Localized.';
comment on column organization_profiles.version is 'Raised with each change of settings; saving the profile or registration form with an older one is refused.';
comment on column organization_profiles.updated_at is 'When version was last raised.';
comment on column organization_profiles.dark_logo_media_id is 'Logo for dark backgrounds; null: the usual logo on a light plate.';

comment on table organization_configurations is 'Settings of the organisation, one row per setting; a missing row means the default.';
comment on column organization_configurations.organization_id is 'Organisation of the row.';
comment on column organization_configurations.configuration_key is 'Key from packages/domain configuration.ts, such as time_zone or features.';
comment on column organization_configurations.value is 'Value in the shape that its key defines: boolean, text, list or object.';

comment on table organization_fonts is 'Fonts of the organisation, one row per family and language.';
comment on column organization_fonts.organization_id is 'Organisation of the row.';
comment on column organization_fonts.organization_font_id is 'Identifier of the font.';
comment on column organization_fonts.font_family is 'Name of the family, as used in CSS.';
comment on column organization_fonts.language is 'Language whose texts use the font.';
comment on column organization_fonts.is_google_font is 'true: styles have addresses at fonts.gstatic.com; false: uploaded files.';
comment on column organization_fonts.styles is 'Files by weight: [{ weight, mediaId }] for uploads, [{ weight, url }] for Google fonts.';

comment on table organization_terms is 'Nouns, sentences and pictures that the organisation has replaced, one row per language.';
comment on column organization_terms.organization_id is 'Organisation of the row.';
comment on column organization_terms.slug is 'Term from packages/domain terminology.ts, such as auth_image.';
comment on column organization_terms.value is 'Word forms { singular, plural, dual?, definite?, definitePlural? }; null: the product''s word.';
comment on column organization_terms.media_id is 'Public picture shown for the term; null: the product''s picture, if any.';
comment on column organization_terms.language is 'Language of the word and the picture.';

comment on table organization_messages is 'Interface texts that the organisation has reworded; all others come from the product or the content service.';
comment on column organization_messages.organization_id is 'Organisation of the row.';
comment on column organization_messages.language is 'Language of the text.';
comment on column organization_messages.message_key is 'Key of the message in packages/strings.';
comment on column organization_messages.text is 'The organisation''s text, with the placeholders of the original; for counted messages, the form "other".';
comment on column organization_messages.forms is 'Plural forms of a counted message { zero?, one?, two?, few?, many?, other }; null: text alone.';

comment on view active_organizations is 'Organisations that are active.';

-- module: registration-form

comment on table organization_form_fields is 'Questions of the registration form beyond name, email address and password; saved as a whole.';
comment on column organization_form_fields.organization_id is 'Organisation of the row.';
comment on column organization_form_fields.organization_form_field_id is 'Identifier of the field; new with each save of the form.';
comment on column organization_form_fields.field_key is 'Name under which answers are stored in members.extra_fields.';
comment on column organization_form_fields.type_slug is 'Kind of input; fixed once a member has answered the question.';
comment on column organization_form_fields.label is 'Localized question { en, ar }, plain text.';
comment on column organization_form_fields.hint is 'Localized help text { en, ar }, plain text; empty: none.';
comment on column organization_form_fields.options is 'Choices of select and multi-select: [{ value, label: { en, ar } }]; otherwise empty.';
comment on column organization_form_fields.is_optional is 'Whether the question may be left unanswered.';
comment on column organization_form_fields.position is 'Place in the order, from 0.';

-- module: video-conferencing

comment on table video_conferencing_settings is 'Meeting tools of the organisation and its Zoom app; no row means the defaults.';
comment on column video_conferencing_settings.organization_id is 'Organisation of the row.';
comment on column video_conferencing_settings.tools_off is 'Tools (LECTURE_TOOLS) that new lectures cannot choose; existing lectures keep theirs.';
comment on column video_conferencing_settings.jitsi_url is 'Address of the Jitsi server; null: that of the installation.';
comment on column video_conferencing_settings.zoom_client_id is 'Client id of the organisation''s app at Zoom; null: no app.';
comment on column video_conferencing_settings.zoom_client_secret is 'Client secret of the Zoom app, sealed with the installation''s secret; null: no app.';
comment on column video_conferencing_settings.version is 'Raised with each change; a client that sends an older one is refused.';
comment on column video_conferencing_settings.changed_at is 'When the settings were last saved.';

comment on table zoom_consents is 'OAuth consents in progress at Zoom, one per member; deleted when the member returns.';
comment on column zoom_consents.organization_id is 'Organisation of the row.';
comment on column zoom_consents.state_hash is 'SHA-256 (base64url) of the OAuth state parameter.';
comment on column zoom_consents.user_id is 'Member who was sent to Zoom.';
comment on column zoom_consents.session_id is 'Session that was sent to Zoom; the answer is accepted in this session only.';
comment on column zoom_consents.verifier is 'PKCE code verifier, sealed with the installation''s secret.';
comment on column zoom_consents.expires_at is 'When the state stops working, ten minutes after the start.';

comment on table zoom_connections is 'Zoom accounts that members have connected, one each; disconnecting deletes the row.';
comment on column zoom_connections.organization_id is 'Organisation of the row.';
comment on column zoom_connections.user_id is 'Member who connected the account.';
comment on column zoom_connections.client_id is 'Zoom app that the tokens were issued to; if the app changes, a new consent is needed.';
comment on column zoom_connections.account is 'Email address of the account at Zoom, shown to its owner.';
comment on column zoom_connections.access_token is 'Access token, sealed with the installation''s secret.';
comment on column zoom_connections.refresh_token is 'Refresh token, sealed with the installation''s secret; Zoom accepts it once.';
comment on column zoom_connections.expires_at is 'When the access token expires; it is refreshed a minute before.';
comment on column zoom_connections.refreshing_until is 'Until when one process may refresh the tokens; null: no refresh is running.';
comment on column zoom_connections.needs_consent is 'Whether Zoom rejected the tokens, so that the member has to consent again.';
comment on column zoom_connections.connected_at is 'When the member last gave consent.';

-- module: issuer-keys

comment on table issuer_keys is 'Ed25519 key pairs with which the organisation signs; one is in use, retired ones still verify.';
comment on column issuer_keys.organization_id is 'Organisation of the row.';
comment on column issuer_keys.issuer_key_id is 'Identifier of the key.';
comment on column issuer_keys.key_number is 'Number of the key in its organisation, from 1; the DID document names it #key-<number>.';
comment on column issuer_keys.public_key is 'Public key as a Multikey (multibase text), published at /.well-known/did.json.';
comment on column issuer_keys.sealed_private_key is 'Private key (PKCS #8), sealed with AES-256-GCM under a key derived from the installation''s secret.';
comment on column issuer_keys.created_at is 'When the key was created.';
comment on column issuer_keys.retired_at is 'When a newer key replaced it; null: the key in use.';

comment on table issuer_identities is 'Identifiers under which the organisation has signed credentials; earlier ones stay resolvable.';
comment on column issuer_identities.organization_id is 'Organisation of the row.';
comment on column issuer_identities.did is 'Decentralised identifier (did:web) named in signed credentials; derived from the public address.';
comment on column issuer_identities.url is 'Public address of the organisation under that identifier.';
comment on column issuer_identities.first_used_at is 'When a credential was first signed under the identifier.';

-- module: contacts

comment on table email_subscriptions is 'Newsletter list of the organisation, one row per address, including unsubscribed ones.';
comment on column email_subscriptions.organization_id is 'Organisation of the row.';
comment on column email_subscriptions.email_key is 'Address in lower case; one subscription per address.';
comment on column email_subscriptions.email is 'Address as it was entered, normalised.';
comment on column email_subscriptions.language is 'Language that the subscriber used when subscribing.';
comment on column email_subscriptions.unsubscribe_token_hash is 'SHA-256 (base64url) of the token that unsubscribes without sign-in.';
comment on column email_subscriptions.created_at is 'When the address subscribed, most recently.';
comment on column email_subscriptions.unsubscribed_at is 'When the address unsubscribed; null: subscribed.';

comment on table contact_messages is 'Messages sent to the organisation through its contact form.';
comment on column contact_messages.organization_id is 'Organisation of the row.';
comment on column contact_messages.contact_message_id is 'Identifier of the message.';
comment on column contact_messages.user_id is 'Member who wrote the message; null: a visitor who was not signed in.';
comment on column contact_messages.name is 'Name that the writer entered.';
comment on column contact_messages.email is 'Address that the writer entered for replies; not verified.';
comment on column contact_messages.subject is 'Subject in plain text, one line.';
comment on column contact_messages.message is 'Message in plain text.';
comment on column contact_messages.created_at is 'When the message was sent.';

-- module: uploads

comment on table uploads is 'Uploads in progress, and finished ones until they expire; a job deletes both.';
comment on column uploads.organization_id is 'Organisation of the row.';
comment on column uploads.upload_id is 'Identifier of the upload; unfinished bytes are stored at staging/<organisation>/<upload>.';
comment on column uploads.user_id is 'Member who uploads the file and alone may continue or finish it.';
comment on column uploads.kind is 'Kind that the file will have, as media.kind.';
comment on column uploads.visibility is 'Visibility that the file will have, as media.visibility.';
comment on column uploads.original_name is 'File name given by the client, cleaned and shortened.';
comment on column uploads.declared_type is 'MIME type that the client declared; the bytes decide the stored type.';
comment on column uploads.byte_size is 'Total size in bytes that the client announced.';
comment on column uploads.received_bytes is 'Bytes stored so far; resumable uploads continue here. With a bucket, 0 until finished.';
comment on column uploads.media_id is 'File that the upload became; null: not finished.';
comment on column uploads.created_at is 'When the upload began.';
comment on column uploads.expires_at is 'When the upload lapses, 24 hours after it began.';
