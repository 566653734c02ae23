-- A closet is searched by notes, and by words of seasons and occasions, too: every piece is read anew.
update clothes set read_revision = 0 where read_revision <> 0;
